import { decodeWav } from '@naru/exam-kit/internal/sound'
import { describe, expect, it, vi } from 'vitest'
import { conversionOf, convertClip, mixToMono, type ClipDecoder } from './clipConversion'

describe('the channels of a clip', () => {
  it.each([
    ['one', [[0.5, -1]], [0.5, -1]],
    [
      'two',
      [
        [1, 0.5, -1],
        [0, 0.5, 1],
      ],
      [0.5, 0.5, 0],
    ],
    ['no', [], []],
  ])('%s: the mean', (_count, channels, mono) => {
    expect([...mixToMono(channels.map((one) => Float32Array.from(one)))]).toEqual(mono)
  })
})

describe('the conversion of a compressed clip', () => {
  it.each([
    ['64 kbit/s', 480_000 + 4096, 60, 'none'],
    ['128 kbit/s', 960_000, 60, 48_000],
    ['as long as 48 kHz allows', 2_000_000, 109.2, 48_000],
    ['longer', 2_000_000, 109.3, 24_000],
    ['as long as 24 kHz allows', 4_000_000, 218.4, 24_000],
    ['too long', 4_000_000, 218.5, 'tooLong'],
    ['long at 64 kbit/s', 4_800_000, 600, 'none'],
    ['of an unknown length', 4_000_000, Infinity, 'none'],
  ])('%s', (_what, bytes, seconds, conversion) => {
    expect(conversionOf(bytes, seconds)).toBe(conversion)
  })
})

describe('the file that is uploaded', () => {
  const fakeDecoder = (more: Partial<ClipDecoder> = {}): ClipDecoder => ({
    seconds: async () => 1,
    decode: async () => [Float32Array.of(1, 0), Float32Array.of(0, 0)],
    ...more,
  })
  const clip = (bytes: number, name = 'Voice 1.m4a') => new File([new Uint8Array(bytes)], name, { type: 'audio/mp4' })

  it('is a WAV file with one channel', async () => {
    const file = await convertClip(clip(20_000), fakeDecoder())
    if (file === 'tooLong') throw new Error(file)
    expect([file.name, file.type]).toEqual(['Voice 1.wav', 'audio/wav'])
    const sound = decodeWav(new Uint8Array(await file.arrayBuffer()))
    expect(sound?.rate).toBe(48_000)
    expect(sound?.samples[0]).toBeCloseTo(0.5, 4)
    expect(sound?.samples).toHaveLength(2)
  })

  it.each([
    ['is small enough', clip(8000), fakeDecoder()],
    ['is WAV', clip(20_000, 'Voice.WAV'), fakeDecoder()],
    ['has no readable length', clip(20_000), fakeDecoder({ seconds: () => Promise.reject(new Error('format')) })],
    ['cannot be decoded', clip(20_000), fakeDecoder({ decode: () => Promise.reject(new Error('format')) })],
  ])('is the chosen one if it %s', async (_why, chosen, decoder) => {
    expect(await convertClip(chosen, decoder)).toBe(chosen)
  })

  it('does not exist if it would be too large', async () => {
    const decode = vi.fn<ClipDecoder['decode']>()
    expect(await convertClip(clip(4_000_000), fakeDecoder({ seconds: async () => 300, decode }))).toBe('tooLong')
    expect(decode).not.toHaveBeenCalled()
  })
})
