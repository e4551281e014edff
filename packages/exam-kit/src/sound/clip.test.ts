import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLoudness, clipPeak, levelClip } from './clip'
import { toDecibels } from './level'
import { limit } from './limiter'
import { joinSamples } from './sound'
import { bursts, noise, sine } from '../testing/sound'

const rate = 8000
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const signal = fc
  .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 400 })
  .map((values) => Float32Array.from(values))

describe('the limiter', () => {
  it('never passes its ceiling, keeps the length, and changes no sign', () => {
    fc.assert(
      fc.property(
        signal,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (samples, gain, ceiling) => {
          const limited = limit(samples, { gain, ceiling, rate })
          expect(limited).toHaveLength(samples.length)
          expect(peak(limited)).toBeLessThanOrEqual(ceiling + 1e-6)
          for (const [i, value] of limited.entries()) expect(value * (samples[i] ?? 0)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('only multiplies what stays below', () => {
    const samples = noise(4000).map((value) => value / 10)
    const limited = limit(samples, { gain: 4, ceiling: 0.5, rate })
    for (const [i, value] of limited.entries()) expect(value).toBeCloseTo((samples[i] ?? 0) * 4, 6)
  })

  it('lowers the gain around a peak and nowhere else', () => {
    const samples = new Float32Array(2000).fill(0.1)
    samples[1000] = 1
    const limited = limit(samples, { gain: 1, ceiling: 0.5, rate })
    expect(limited[1000]).toBeCloseTo(0.5, 5)
    // 8 ms at 8 kHz are 64 samples.
    expect(limited[1000 - 70]).toBeCloseTo(0.1, 6)
    expect(limited[1000 + 70]).toBeCloseTo(0.1, 6)
    expect(limited[1000 - 32] ?? 1).toBeLessThan(0.1)
    // The gain rises by little from sample to sample.
    for (const [from, to] of [
      [900, 999],
      [1001, 1100],
    ] as const)
      for (let i = from; i < to; i += 1) expect(Math.abs((limited[i + 1] ?? 0) - (limited[i] ?? 0))).toBeLessThan(0.002)
  })
})

describe('the level of a clip', () => {
  it.each([
    ['quiet speech', bursts(3, 16_000).map((value) => value / 20)],
    ['loud speech', bursts(3, 16_000)],
    ['a tone', sine(2, -40, { rate: 16_000 })],
    ['speech after a long pause', joinSamples([new Float32Array(32_000), bursts(2, 16_000)])],
  ])('is -19 LUFS below the peak, of %s', (_what, samples) => {
    const levelled = levelClip(samples, 16_000)
    expect(Math.abs((levelled?.loudness ?? 0) - clipLoudness.target)).toBeLessThanOrEqual(clipLoudness.tolerance)
    expect(levelled?.peak).toBeLessThanOrEqual(clipPeak + 0.001)
    expect(toDecibels(peak(levelled?.samples ?? new Float32Array(1)))).toBeCloseTo(levelled?.peak ?? 0, 3)
  })

  it('is not reached by silence, and by single clicks that leave no loudness', () => {
    expect(levelClip(new Float32Array(16_000), 16_000)).toBeUndefined()
    const click = new Float32Array(32_000)
    click[100] = 1
    expect(levelClip(click, 16_000)).toBeUndefined()
  })
})
