import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeWav, toPcm16 } from './encodeWav'
import { sine, wavOf, type WavFields } from '../testing/sound'
import { decodeWav, readSamples, readWavFormat } from './wav'

const second = sine(1, -6)
const sounds = fc.record({
  samples: fc
    .array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 3000 })
    .map((values) => Float32Array.from(values)),
  rate: fc.integer({ min: 8000, max: 96_000 }),
})
const faultOf = (file: Uint8Array) => {
  const read = readWavFormat(file, 10)
  return 'fault' in read ? read.fault : undefined
}

const samplesOf = (file: Uint8Array) => {
  const read = readWavFormat(file, 10)
  if ('fault' in read) throw new Error(read.fault)
  return [...readSamples(file, read.format)]
}

describe('a WAV file', () => {
  it('of 16 bits gives its samples', () => {
    const format = { rate: 48_000, channels: 1, bits: 16, length: 48_000, start: 44, isFloat: false }
    expect(readWavFormat(wavOf(second), 10)).toEqual({ format })
    const samples = samplesOf(wavOf(second))
    for (let i = 0; i < 48_000; i += 101) expect(samples[i]).toBeCloseTo(second[i] ?? 0, 4)
  })

  it('of two channels is mixed to one', () => {
    const file = wavOf(Float32Array.from([0.5, 0.1, -0.5, -0.1]), { channels: 2 })
    expect(samplesOf(file).map((value) => value.toFixed(2))).toEqual(['0.30', '-0.30'])
  })

  /** A file of whole bytes, one sample after the other. */
  const fileOf = (data: Uint8Array, fields: WavFields) => {
    const header = wavOf(new Float32Array(0), { ...fields, claimed: data.length })
    return Uint8Array.from([...header, ...data])
  }

  it('of floats outside of their range is clipped', () => {
    const data = new Uint8Array(Float32Array.of(2, -2, Number.NaN, 0.5).buffer)
    expect(samplesOf(fileOf(data, { bits: 32, code: 3 }))).toEqual([1, -1, 0, 0.5])
  })

  it.each([
    [24, [0, 0, 0x40, 0xff, 0xff, 0xff, 0, 0, 0x80], [0.5, -1 / 0x80_00_00, -1]],
    [32, [0, 0, 0, 0x40, 0, 0, 0, 0x80], [0.5, -1]],
  ])('of %i bits gives its samples', (bits, bytes, samples) => {
    expect(samplesOf(fileOf(Uint8Array.from(bytes), { bits }))).toEqual(samples)
  })

  const broken = 'is broken or cut off'
  it.each<[string, WavFields, string]>([
    ['three hours claimed', { claimed: 3 * 3600 * 96_000 }, 'is longer than 10 seconds'],
    ['more claimed than there is', { claimed: 96_002 }, broken],
    ['an unknown size', { claimed: 0xffffffff }, 'is longer than 10 seconds'],
    ['no sound', { claimed: 0 }, 'has no sound'],
    ['8 bits', { bits: 8 }, 'must have PCM sound of 16, 24 or 32 bits'],
    ['another coding', { code: 85 }, 'must have PCM sound of 16, 24 or 32 bits'],
    ['six channels', { channels: 6 }, 'must have one or two channels'],
    ['no channel', { channels: 0 }, 'must have one or two channels'],
    ['a rate of a telephone', { rate: 8000 }, 'must have 16,000 to 96,000 samples a second'],
    ['a rate of nothing', { rate: 0 }, 'must have 16,000 to 96,000 samples a second'],
  ])('with %s is rejected', (_what, fields, fault) => {
    expect(faultOf(wavOf(second, fields))).toBe(fault)
  })

  it('is rejected wherever it is cut off', () => {
    const file = wavOf(second.subarray(0, 1000))
    for (const length of [0, 4, 11, 12, 20, 36, 43, 44, 45, 1000, file.length - 1])
      expect(faultOf(file.subarray(0, length))).toBeDefined()
    expect(faultOf(file)).toBeUndefined()
  })

  it('with a part of any size in its header is read without an endless loop', () => {
    const file = wavOf(second.subarray(0, 100))
    for (let at = 0; at < 44; at += 1)
      for (const value of [0, 1, 127, 128, 255]) {
        const changed = Uint8Array.from(file)
        changed[at] = value
        expect(() => readWavFormat(changed, 10)).not.toThrow()
        expect(() => decodeWav(changed)).not.toThrow()
      }
  })
})

describe('a WAV file of the recorder', () => {
  it('is read as it was written, to one of 32,768 steps', () => {
    fc.assert(
      fc.property(sounds, ({ samples, rate }) => {
        const read = decodeWav(encodeWav([toPcm16(samples)], rate))
        expect(read?.rate).toBe(rate)
        expect(read?.samples).toHaveLength(samples.length)
        samples.forEach((sample, index) =>
          expect(Math.abs(sample - (read?.samples[index] ?? 2))).toBeLessThan(1 / 16_000),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('joins its parts', () => {
    const parts = [Int16Array.of(1, 2), Int16Array.of(), Int16Array.of(3)]
    expect(encodeWav(parts, 8000)).toEqual(encodeWav([Int16Array.of(1, 2, 3)], 8000))
  })

  it('has a header that says what it is', () => {
    const file = new DataView(encodeWav([Int16Array.of(-1)], 48_000).buffer)
    expect([file.getUint32(24, true), file.getUint16(22, true), file.getUint16(34, true), file.byteLength]).toEqual([
      48_000, 1, 16, 46,
    ])
  })

  it.each([
    ['empty', new Uint8Array()],
    ['another file', new Uint8Array(100).fill(7)],
    ['a stereo file', Uint8Array.from(encodeWav([Int16Array.of(1)], 8000), (byte, index) => (index === 22 ? 2 : byte))],
  ])('is not read if it is %s', (_what, file) => {
    expect(decodeWav(file)).toBeNull()
  })

  it('limits what is too loud', () => {
    expect([...toPcm16(Float32Array.of(2, -2, 0))]).toEqual([32_767, -32_768, 0])
  })
})
