import { limit } from './limiter'
import { loudnessOf } from './loudness'
import { fromDecibels, peakOf, toDecibels } from './level'

/** Samples per second of clips. */
export const clipRate = 48_000

/** Loudness of clips in LUFS, and how far from it a clip may be. */
export const clipLoudness = { target: -19, tolerance: 0.5 } as const

/** Highest peak of a clip before encoding, in dBFS. Encoding may raise it to -3. */
export const clipPeak = -6.5

/** Sound at the loudness of clips. */
export interface LevelledClip {
  readonly samples: Float32Array
  /** In LUFS. */
  readonly loudness: number
  /** In dBFS. */
  readonly peak: number
}

/** Limited sound is quieter: so often the gain is raised. */
const mostRounds = 6

/**
 * Brings sound to the loudness of clips, below their peak.
 *
 * @returns undefined if it is silent, or if a few peaks leave no loudness for the rest.
 */
export function levelClip(samples: Float32Array, rate: number): LevelledClip | undefined {
  const before = loudnessOf(samples, rate)
  if (before === -Infinity) return undefined
  const ceiling = fromDecibels(clipPeak)
  let gain = clipLoudness.target - before
  for (let round = 0; round < mostRounds; round += 1) {
    const limited = limit(samples, { gain: fromDecibels(gain), ceiling, rate })
    const loudness = loudnessOf(limited, rate)
    const missing = clipLoudness.target - loudness
    if (Math.abs(missing) <= clipLoudness.tolerance / 2)
      return { samples: limited, loudness, peak: toDecibels(peakOf(limited)) }
    gain += missing
  }
  return undefined
}
