import { clipRate, fromDecibels } from '@naru/exam-kit/internal/sound'
import { sine } from '@naru/exam-kit/internal/sound/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cut, join, type Recording } from './assemble'
import { resample } from './resample'

const recording = (samples: Float32Array, more: Partial<Recording> = {}): Recording => ({
  samples,
  rate: clipRate,
  trimStart: 0,
  trimEnd: 0,
  gain: 0,
  ...more,
})
const ones = (length: number) => new Float32Array(length).fill(0.5)
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length)

describe('a cut', () => {
  test.each([
    [0, 0, 1],
    [0.25, 0, 0.75],
    [0, 0.25, 0.75],
    [0.4, 0.4, 0.2],
    [0.7, 0.7, 0],
    [5, 0, 0],
  ])('without %f s at the start and %f s at the end has %f s', (trimStart, trimEnd, seconds) => {
    expect(cut(recording(ones(clipRate), { trimStart, trimEnd }))).toHaveLength(Math.round(seconds * clipRate))
  })

  test.each([
    [0, 0.5],
    [-6, 0.5 * fromDecibels(-6)],
    [6, 0.5 * fromDecibels(6)],
  ])('with a gain of %i dB is as loud, and fades at its ends', (gain, expected) => {
    const part = cut(recording(ones(4800), { gain }))
    expect(part[2400]).toBeCloseTo(expected, 5)
    expect(part[0] ?? 1).toBeLessThan(0.01)
    expect(part.at(-1) ?? 1).toBeLessThan(0.01)
  })
})

describe('joined parts', () => {
  test('are as long as parts and pauses together, with silence in the pauses', () => {
    const length = fc.integer({ min: 1, max: 3000 })
    const pause = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.array(fc.tuple(length, pause), { minLength: 1, maxLength: 6 }), (pairs) => {
        const joined = join(pairs.flatMap(([samples, milliseconds]) => [recording(ones(samples)), milliseconds / 1000]))
        let at = 0
        for (const [samples, milliseconds] of pairs) {
          const silence = joined.subarray(at + samples, at + samples + milliseconds * 48)
          expect(silence.every((value) => value === 0)).toBe(true)
          at += samples + milliseconds * 48
        }
        expect(joined).toHaveLength(at)
      }),
    )
  })

  test('of devices with different sample rates keep their length and pitch', () => {
    const joined = join([
      recording(sine(1, -6, { rate: 44_100 }), { rate: 44_100 }),
      0.5,
      recording(sine(1, -6, { rate: 16_000 }), { rate: 16_000 }),
    ])
    expect(joined).toHaveLength(2.5 * clipRate)
    const reference = sine(1, -6)
    for (const start of [0, 1.5 * clipRate])
      for (let i = 2000; i < 40_000; i += 997)
        expect(Math.abs((joined[start + i] ?? 0) - (reference[i] ?? 0))).toBeLessThan(0.002)
  })
})

describe('resampling', () => {
  test.each([
    [44_100, 48_000],
    [16_000, 48_000],
    [96_000, 48_000],
    [22_050, 48_000],
  ])('from %i to %i Hz keeps the level of speech', (from, to) => {
    for (const frequency of [100, 1000, 6000]) {
      const resampled = resample(sine(0.2, -6, { rate: from, frequency }), from, to)
      expect(rms(resampled.subarray(1000, -1000))).toBeCloseTo(fromDecibels(-6) / Math.SQRT2, 2)
    }
  })

  test('removes what the new rate cannot hold', () => {
    const resampled = resample(sine(0.2, -6, { rate: 96_000, frequency: 30_000 }), 96_000, 48_000)
    expect(rms(resampled.subarray(500, -500))).toBeLessThan(0.001)
  })
})
