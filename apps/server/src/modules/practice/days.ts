/** A day of the learners' time zone, as YYYY-MM-DD. */
export type Day = string

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

export const dayOf = (instant: Date, timeZone: string): Day => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const year = (parts.get('year') ?? '').padStart(4, '0')
  return `${year}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`
}

/** The first instant of a day in UTC, to count with. */
export const utcOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`)

export const addDays = (day: Day, days: number): Day =>
  new Date(utcOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; negative if it is earlier. */
export const daysBetween = (from: Day, to: Day): number => (utcOf(to).getTime() - utcOf(from).getTime()) / DAY_MS

/** Whether a text of the form YYYY-MM-DD is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const instant = utcOf(text)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
}
