import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampSpan,
  decodeWav,
  encodeWav,
  findSpeech,
  fromDecibels,
  gainRange,
  levelWord,
  loudnessOf,
  peakAfter,
  peakOf,
  problemsOf,
  secondsOf,
  shortestSpan,
  suggestGain,
  toDecibels,
  toPcm16,
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
    return isSpoken ? loud * Math.sin((index / rate) * 2 * Math.PI * 220) : hiss * Math.sin(index * 1.7)
  })
  return { samples, rate }
}

const sounds = fc
  .tuple(
    fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 3000 }),
    fc.integer({ min: 8000, max: 96_000 }),
  )
  .map(([samples, rate]): Sound => ({ samples: Float32Array.from(samples), rate }))

describe('a WAV file', () => {
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
    expect(encodeWav(parts, rate)).toEqual(encodeWav([Int16Array.of(1, 2, 3)], rate))
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
    ['a stereo file', Uint8Array.from(encodeWav([Int16Array.of(1)], rate), (byte, index) => (index === 22 ? 2 : byte))],
  ])('is not read if it is %s', (_what, file) => {
    expect(decodeWav(file)).toBeNull()
  })

  it('limits what is too loud', () => {
    expect([...toPcm16(Float32Array.of(2, -2, 0))]).toEqual([32_767, -32_768, 0])
  })
})

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

describe('the loudness', () => {
  it('is that of the speech, whatever the pauses', () => {
    expect(loudnessOf(spoken({ decibels: -26 }))).toBeCloseTo(-26, 0)
    expect(loudnessOf(spoken({ decibels: -26, before: 4, after: 4 }))).toBeCloseTo(-26, 0)
  })

  it('of silence is the floor', () => {
    expect(loudnessOf({ samples: new Float32Array(rate), rate })).toBe(-100)
  })

  it('is brought to one value by a volume that never exceeds the peak', () => {
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
  it('has the highest amplitude of all in one of its columns', () => {
    fc.assert(
      fc.property(sounds, fc.integer({ min: 1, max: 200 }), ({ samples }, columns) => {
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
