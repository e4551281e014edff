import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampSpan,
  findSpeech,
  fromDecibels,
  gainRange,
  levelWord,
  peakAfter,
  peakOf,
  problemsOf,
  secondsOf,
  shortestSpan,
  speechLoudnessOf,
  suggestGain,
  toDecibels,
  waveformOf,
  type Sound,
} from './index'

const rate = 16_000

/** A tone with the loudness of speech between parts of a quiet room. */
function spoken({ before = 1, during = 2, after = 1, decibels = -20, noise = -70 } = {}): Sound {
  const length = Math.round((before + during + after) * rate)
  const loud = fromDecibels(decibels) * Math.SQRT2
  const hiss = fromDecibels(noise)
  const samples = Float32Array.from({ length }, (_, index) => {
    const isSpoken = index >= before * rate && index < (before + during) * rate
    return isSpoken ? loud * Math.sin((index / rate) * 2 * Math.PI * 1000) : hiss * Math.sin(index * 1.7)
  })
  return { samples, rate }
}

describe('the level', () => {
  it.each([
    [1, 0],
    [0.5, -6.02],
    [0, -100],
  ])('of %f is %f dB', (amplitude, decibels) => {
    expect(toDecibels(amplitude)).toBeCloseTo(decibels, 1)
  })

  it.each([
    [-90, 'silent'],
    [-50, 'quiet'],
    [-30, 'good'],
    [-4.1, 'good'],
    [-4, 'loud'],
    [0, 'clipped'],
  ])('of %f dB is %s', (decibels, word) => {
    expect(levelWord(decibels)).toBe(word)
  })
})

describe('the speech of a take', () => {
  it('is found with a margin before and after', () => {
    const speech = findSpeech(spoken())
    expect(speech?.start).toBeCloseTo(0.85, 1)
    expect(speech?.end).toBeCloseTo(3.25, 1)
  })

  it.each([
    ['a quiet room', spoken({ decibels: -100 })],
    ['nothing', { samples: new Float32Array(), rate }],
    [
      'a click',
      { samples: Float32Array.from({ length: rate }, (_, index) => (index > 8000 && index < 8200 ? 0.5 : 0)), rate },
    ],
  ])('is not found in %s', (_what, sound) => {
    expect(findSpeech(sound)).toBeNull()
  })

  it('is found in a noisy room', () => {
    const speech = findSpeech(spoken({ noise: -45 }))
    expect(speech?.start).toBeGreaterThan(0.5)
  })

  it('is as long whatever silence is around it', () => {
    fc.assert(
      fc.property(
        fc.float({ min: 0.5, max: 3, noNaN: true }),
        fc.float({ min: 0.5, max: 3, noNaN: true }),
        (before, after) => {
          const speech = findSpeech(spoken({ before, after }))
          expect((speech?.end ?? 0) - (speech?.start ?? 0)).toBeCloseTo(2.4, 1)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('stays inside the sound, with ends apart', () => {
    const times = fc.double({ min: -5, max: 20, noNaN: true })
    fc.assert(
      fc.property(times, times, fc.double({ min: 0, max: 10, noNaN: true }), (start, end, length) => {
        const span = clampSpan({ start, end }, length)
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeLessThanOrEqual(length)
        expect(span.end - span.start).toBeGreaterThanOrEqual(Math.min(shortestSpan, length) - 1e-9)
      }),
    )
  })
})

describe('the loudness of a take', () => {
  it('is that of the speech, whatever the pauses', () => {
    for (const pauses of [{}, { before: 4, after: 4 }]) {
      const { samples } = spoken({ decibels: -26, ...pauses })
      expect(speechLoudnessOf(samples, rate)).toBeCloseTo(-26, 0)
    }
  })

  it('brings takes to one loudness and never exceeds the peak', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: -3 }), (decibels) => {
        const sound = spoken({ decibels })
        const span = { start: 1, end: 3 }
        const gain = suggestGain(sound, span)
        expect(gain).toBeGreaterThanOrEqual(gainRange.least)
        expect(gain).toBeLessThanOrEqual(gainRange.most)
        expect(gain > gainRange.least ? toDecibels(peakAfter(sound, span, gain)) : -3).toBeLessThanOrEqual(-2.9)
      }),
      { numRuns: 30 },
    )
    expect(suggestGain(spoken({ decibels: -30.5 }), { start: 1, end: 3 })).toBe(10)
  })
})

describe('what is wrong with a take', () => {
  const whole = (sound: Sound) => ({ start: 0, end: secondsOf(sound) })
  it.each([
    ['nothing', spoken(), []],
    ['that it is too quiet', spoken({ decibels: -50 }), ['tooQuiet']],
    [
      'that it is clipped',
      { samples: spoken({ decibels: 3 }).samples.map((one) => Math.max(-1, Math.min(1, one))), rate },
      ['clipped'],
    ],
  ])('is %s', (_what, sound, problems) => {
    expect(problemsOf(sound, whole(sound))).toEqual(problems)
  })

  it('is that it is silent without speech', () => {
    expect(problemsOf(spoken(), null)).toEqual(['silent'])
  })
})

describe('the waveform', () => {
  const amplitudes = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 3000 })
  it('has the highest amplitude of all in one of its columns', () => {
    fc.assert(
      fc.property(amplitudes, fc.integer({ min: 1, max: 200 }), (values, columns) => {
        const samples = Float32Array.from(values)
        const peaks = waveformOf(samples, columns)
        expect(peaks).toHaveLength(columns)
        expect(Math.max(...peaks)).toBe(peakOf(samples))
      }),
      { numRuns: 50 },
    )
  })

  it('shows each part in its place', () => {
    expect(waveformOf(Float32Array.of(0, -0.5, 0.25, 0), 2)).toEqual([0.5, 0.25])
  })
})
