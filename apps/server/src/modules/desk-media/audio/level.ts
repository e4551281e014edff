import { limit } from './limiter'
import { integratedLoudness } from './loudness'
import { fromDb, peakOf, toDb, type Sliced } from './samples'

/** Loudness of clips in LUFS, and how far from it a clip may be. */
export const LOUDNESS = { target: -19, tolerance: 0.5 } as const

/** Highest peak of a clip in dBFS. Encoding may raise peaks, so that sound is limited below it. */
export const PEAK = { ceiling: -3, beforeEncoding: -6.5 } as const

/** Sound at the loudness of clips. */
export interface Levelled {
  samples: Float32Array
  /** In LUFS. */
  loudness: number
  /** In dBFS. */
  peak: number
}

/** Limited sound is quieter: so often the gain is raised. */
const MOST_ROUNDS = 6

/**
 * Brings sound to the loudness of clips, below their peak.
 * @returns undefined if it is silent, or if a few peaks leave no loudness for the rest.
 */
export function* level(samples: Float32Array, rate: number): Sliced<Levelled | undefined> {
  const before = yield* integratedLoudness(samples, rate)
  if (before === -Infinity) return undefined
  const ceiling = fromDb(PEAK.beforeEncoding)
  let gain = LOUDNESS.target - before
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limited = yield* limit(samples, { gain: fromDb(gain), ceiling, rate })
    const loudness = yield* integratedLoudness(limited, rate)
    const missing = LOUDNESS.target - loudness
    if (Math.abs(missing) <= LOUDNESS.tolerance / 2)
      return { samples: limited, loudness, peak: toDb(yield* peakOf(limited)) }
    gain += missing
  }
  return undefined
}
