/** Days of the learners' time zone are plain days: they are formatted in no zone. */
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const msPerDay = 86_400_000

/** @returns the number of days from one `YYYY-MM-DD` to another; NaN if one is no day */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerDay

/** @returns a `YYYY-MM-DD` as 2 March 2026; anything else unchanged */
export function plainDay(day: string): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? day : longDay.format(time)
}
