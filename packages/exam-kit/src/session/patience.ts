/** After this time without an answer a try counts as failed, in ms. */
const patience = 15_000

/** Longest pause between two tries, in ms. */
const longestPause = 60_000

/** Whether a try has had its time. A clock that was set back since tells nothing of it: then it is over too, rather than never. */
export function isPatienceOver(startedAt: number, now: number): boolean {
  return now < startedAt || now - startedAt >= patience
}

/** Pause before the next try: 1, 2, 4… 60 s, in ms. @param failures how many tries have failed, from 1 */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, 1000 * 2 ** (failures - 1))
}

/** Answers that will not change by asking again. The session may be renewed (401), and the others ask for patience. */
export function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}
