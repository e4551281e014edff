/** Below this level, in dBFS, everything counts as silence. */
export const floorDecibels = -100

/** An amplitude in dBFS: 0 for 1, at least `floorDecibels`. */
export const toDecibels = (amplitude: number): number =>
  Math.max(floorDecibels, amplitude > 0 ? 20 * Math.log10(amplitude) : floorDecibels)

/** An amplitude of a level in dB. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20)

/** The largest amplitude. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** The mean power. */
export function powerOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : sum / samples.length
}

export const levelWords = ['silent', 'quiet', 'good', 'loud', 'clipped'] as const

/** How loud an input is, in a word. */
export type LevelWord = (typeof levelWords)[number]

/** The peaks from which each word holds, in dBFS, from the loudest. */
const steps: readonly (readonly [LevelWord, number])[] = [
  ['clipped', -0.2],
  ['loud', -4],
  ['good', -30],
  ['quiet', -50],
]

/** The word for a peak in dBFS. */
export const levelWord = (decibels: number): LevelWord => steps.find(([, from]) => decibels >= from)?.[0] ?? 'silent'
