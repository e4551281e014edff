import { describe, expect, test } from 'vitest'
import { finish } from './finish'
import { sine, wavOf, type WavFields } from './signals'
import { readSamples, readWavFormat } from './wav'

const second = sine(1, -6)
const faultOf = (file: Buffer) => {
  const read = readWavFormat(file, 10)
  return 'fault' in read ? read.fault : undefined
}

describe('a WAV file', () => {
  test('of 16 bits gives its samples', () => {
    const read = readWavFormat(wavOf(second), 10)
    if ('fault' in read) throw new Error(read.fault)
    expect(read.format).toMatchObject({ rate: 48_000, channels: 1, bits: 16, length: 48_000 })
    const samples = finish(readSamples(wavOf(second), read.format))
    for (let i = 0; i < 48_000; i += 101) expect(samples[i]).toBeCloseTo(second[i] ?? 0, 4)
  })

  test('of two channels is mixed to one', () => {
    const file = wavOf(Float32Array.from([0.5, 0.1, -0.5, -0.1]), { channels: 2 })
    const read = readWavFormat(file, 10)
    if ('fault' in read) throw new Error(read.fault)
    expect([...finish(readSamples(file, read.format))].map((value) => value.toFixed(2))).toEqual(['0.30', '-0.30'])
  })

  test('of floats outside of their range is clipped', () => {
    const data = Buffer.alloc(16)
    for (const [i, value] of [2, -2, Number.NaN, 0.5].entries()) data.writeFloatLE(value, i * 4)
    const header = wavOf(new Float32Array(0), { bits: 32, code: 3, claimed: 16 })
    const file = Buffer.concat([header, data])
    const read = readWavFormat(file, 10)
    if ('fault' in read) throw new Error(read.fault)
    expect([...finish(readSamples(file, read.format))]).toEqual([1, -1, 0, 0.5])
  })

  const broken = 'is broken or cut off'
  test.each<[string, WavFields, string]>([
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

  test('is rejected wherever it is cut off', () => {
    const file = wavOf(second.subarray(0, 1000))
    for (const length of [0, 4, 11, 12, 20, 36, 43, 44, 45, 1000, file.length - 1])
      expect(faultOf(file.subarray(0, length))).toBeDefined()
    expect(faultOf(file)).toBeUndefined()
  })

  test('with a part of any size in its header is read without an endless loop', () => {
    const file = wavOf(second.subarray(0, 100))
    for (let at = 0; at < 44; at += 1)
      for (const value of [0, 1, 127, 128, 255]) {
        const changed = Buffer.from(file)
        changed[at] = value
        expect(() => readWavFormat(changed, 10)).not.toThrow()
      }
  })
})
