import { peakOf, toDecibels } from './level'
import { speechLoudnessOf } from './loudness'
import { samplesIn, type Sound, type Span } from './sound'

/** What may be wrong with a take, the gravest first. */
export const takeProblems = ['silent', 'clipped', 'tooQuiet', 'interrupted'] as const

export type TakeProblem = (typeof takeProblems)[number]

/** Speech below this loudness, in LUFS, has too much noise once it is raised. */
const quiet = -45
/** An amplitude at the limit of the device, and how many of them in a row are heard. */
const limit = 0.985
const inARow = 3

/** Finds what is wrong with the speech of a sound; null: it has no speech. */
export function problemsOf(sound: Sound, speech: Span | null): TakeProblem[] {
  if (speech === null) return ['silent']
  const samples = samplesIn(sound, speech)
  const isQuiet = speechLoudnessOf(samples, sound.rate) < quiet
  return [...(isClipped(samples) ? (['clipped'] as const) : []), ...(isQuiet ? (['tooQuiet'] as const) : [])]
}

function isClipped(samples: Float32Array): boolean {
  if (toDecibels(peakOf(samples)) < -1) return false
  let row = 0
  for (const sample of samples) {
    row = Math.abs(sample) >= limit ? row + 1 : 0
    if (row >= inARow) return true
  }
  return false
}
