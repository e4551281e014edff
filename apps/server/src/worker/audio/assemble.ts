import { clipRate, fromDecibels, joinSamples } from '@naru/exam-kit/internal/sound'
import { resample } from './resample'

/** A recording and the part of it that is heard. */
export interface Recording {
  samples: Float32Array
  rate: number
  /** Seconds cut off at the start. */
  trimStart: number
  /** Seconds cut off at the end. */
  trimEnd: number
  /** In dB. */
  gain: number
}

/** What is heard one after the other: recordings, and pauses in seconds. */
export type Part = Recording | number

/** A cut fades in and out in so many seconds, since a jump would click. */
const FADE = 0.005

/** The part of a recording that is heard, at its gain, with faded ends. */
export const cut = ({ samples, rate, trimStart, trimEnd, gain }: Recording): Float32Array => {
  const start = Math.min(samples.length, Math.round(trimStart * rate))
  const end = Math.max(start, samples.length - Math.round(trimEnd * rate))
  const part = samples.slice(start, end)
  const amplitude = fromDecibels(gain)
  const fade = Math.max(1, Math.round(FADE * rate))
  for (let i = 0; i < part.length; i += 1) {
    const edge = Math.min(1, (i + 0.5) / fade, (part.length - i - 0.5) / fade)
    part[i] = (part[i] ?? 0) * amplitude * edge
  }
  return part
}

/** Joins recordings and pauses at the sample rate of clips. */
export const join = (parts: readonly Part[]): Float32Array =>
  joinSamples(
    parts.map((part) =>
      typeof part === 'number'
        ? new Float32Array(Math.round(part * clipRate))
        : resample(cut(part), part.rate, clipRate),
    ),
  )
