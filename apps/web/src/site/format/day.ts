const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** @returns a timestamp as a day, as 2 March 2026; an invalid one unchanged */
export function dayOf(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : longDay.format(date)
}
