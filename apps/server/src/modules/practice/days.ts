/** A day of the learners' time zone, as YYYY-MM-DD. */
export type Day = string

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

export const dayOf = (instant: Date, timeZone: string): Day => {
  // In Sweden dates are written so.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(instant).padStart(10, '0')
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
