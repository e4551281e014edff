/** After this time without an answer a try counts as failed, in ms. */
export const patience = 15_000

/** Longest pause between two tries that is our own choice, in ms. */
export const longestPause = 60_000

/** Pause before the next try: 1, 2, 4… 60 s, in ms. @param failures how many tries have failed, from 1 */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, 1000 * 2 ** (failures - 1))
}
