/**
 * The times of answers that arrive together: those of the device, at the latest that of score report, which also replaces
 * one that cannot be. Answers that get the time of arrival keep their order, a millisecond apart.
 */
export const answerTimes = (sent: readonly string[], receivedAt: Date): Date[] => {
  const latest = receivedAt.getTime()
  const own = sent.map((text) => new Date(text).getTime())
  const isValid = (time: number) => time >= 0 && time < latest
  const replaced = own
    .map((time, at) => ({ time: Number.isNaN(time) ? latest : time, at }))
    .filter(({ at }) => !isValid(own[at] ?? Number.NaN))
    .toSorted((one, other) => one.time - other.time || one.at - other.at)
    .map(({ at }) => at)
  return own.map((time, at) => new Date(isValid(time) ? time : latest - (replaced.length - 1 - replaced.indexOf(at))))
}
