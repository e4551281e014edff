const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const formatMoment = (format: Intl.DateTimeFormat, iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : format.format(date)
}

/** @returns a timestamp as a day, as 2 Mar 2026 */
export const dayLabel = (iso: string): string => formatMoment(day, iso)

/** @returns a timestamp to the minute, as 2 Mar 2026, 10:00 */
export const momentLabel = (iso: string): string => formatMoment(moment, iso)
