/** Recorded sound: one channel. */
export interface Sound {
  /** From -1 to 1. */
  readonly samples: Float32Array
  /** Samples per second. */
  readonly rate: number
}

/** A part of a sound, in seconds. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const secondsOf = ({ samples, rate }: Sound): number => samples.length / rate

/** The samples of a span, without a copy. */
export const samplesIn = ({ samples, rate }: Sound, { start, end }: Span): Float32Array =>
  samples.subarray(Math.round(start * rate), Math.round(end * rate))

export function joinSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
