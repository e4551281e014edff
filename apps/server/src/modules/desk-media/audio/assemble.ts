import { CLIP_RATE, fromDb, SLICE, type Sliced } from './samples'
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
export function* cut({ samples, rate, trimStart, trimEnd, gain }: Recording): Sliced<Float32Array> {
  const start = Math.min(samples.length, Math.round(trimStart * rate))
  const end = Math.max(start, samples.length - Math.round(trimEnd * rate))
  const part = samples.slice(start, end)
  const amplitude = fromDb(gain)
  const fade = Math.max(1, Math.round(FADE * rate))
  for (let i = 0; i < part.length; i += 1) {
    const edge = Math.min(1, (i + 0.5) / fade, (part.length - i - 0.5) / fade)
    part[i] = (part[i] ?? 0) * amplitude * edge
    if (i % SLICE === SLICE - 1) yield
  }
  return part
}

/** Joins recordings and pauses at the sample rate of clips. */
export function* join(parts: readonly Part[]): Sliced<Float32Array> {
  const sounds: (Float32Array | number)[] = []
  for (const part of parts) {
    if (typeof part === 'number') sounds.push(Math.round(part * CLIP_RATE))
    else sounds.push(yield* resample(yield* cut(part), part.rate, CLIP_RATE))
  }
  const lengthOf = (sound: Float32Array | number) => (typeof sound === 'number' ? sound : sound.length)
  const joined = new Float32Array(sounds.reduce<number>((sum, sound) => sum + lengthOf(sound), 0))
  let at = 0
  for (const sound of sounds) {
    if (typeof sound !== 'number') joined.set(sound, at)
    at += lengthOf(sound)
    yield
  }
  return joined
}
