import { describe, expect, it } from 'vitest'
import { loudnessOf } from './loudness'
import { joinSamples } from './sound'
import { bursts, noise, sine } from '../testing/sound'

/** Mono: one channel has 3 dB less than the two equal ones of EBU's signals. */
const stereo = 10 * Math.log10(2)
const deviceRate = 16_000
const tone = (seconds: number, level: number) => sine(seconds, level + stereo, { rate: deviceRate })
const loudness = (samples: Float32Array, rate = deviceRate) => loudnessOf(samples, rate)

describe('the loudness', () => {
  // EBU Tech 3341, table 1, which allows 0.1 LU.
  it.each([
    ['1: a tone of -23 dBFS', [tone(20, -23)], -23],
    ['2: a tone of -33 dBFS', [tone(20, -33)], -33],
    ['3: quiet parts are below the relative gate', [tone(10, -36), tone(60, -23), tone(10, -36)], -23],
    [
      '4: silent parts are below the absolute gate',
      [tone(10, -72), tone(10, -36), tone(60, -23), tone(10, -36), tone(10, -72)],
      -23,
    ],
    ['5: a loud part counts by its length', [tone(20, -26), tone(20.1, -20), tone(20, -26)], -23],
  ])('case %s', (_case, parts, expected) => {
    expect(Math.abs(loudness(joinSamples(parts)) - expected)).toBeLessThan(0.1)
  })

  // Measured with the filter ebur128 of ffmpeg 5.1, which prints one decimal.
  it.each([
    ['noise at 48 kHz', noise(240_000).map((value) => value / 4), 48_000, -13.7],
    ['bursts at 48 kHz', bursts(6), 48_000, -11],
    ['bursts at 44.1 kHz', bursts(6, 44_100), 44_100, -11.1],
    ['a low tone', sine(5, -20, { frequency: 60 }), 48_000, -26.6],
    ['a high tone', sine(5, -20, { frequency: 5000 }), 48_000, -19.7],
  ])('of %s is that of ffmpeg', (_what, samples, rate, expected) => {
    expect(Math.abs(loudness(samples, rate) - expected)).toBeLessThan(0.1)
  })

  it.each([48_000, 44_100, 32_000, 22_050, 16_000])('of a tone is the same at %i Hz', (rate) => {
    expect(loudness(sine(3, -20, { rate }), rate)).toBeCloseTo(-23, 1)
  })

  it('of silence is not a number of LUFS', () => {
    expect(loudness(new Float32Array(deviceRate))).toBe(-Infinity)
    expect(loudness(tone(2, -75))).toBe(-Infinity)
    expect(loudness(new Float32Array(0))).toBe(-Infinity)
  })

  it('of a word shorter than a block is measured', () => {
    expect(loudness(tone(0.2, -23))).toBeGreaterThan(-27)
  })
})
