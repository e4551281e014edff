const weeks = 5
const msPerDay = 86_400_000

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * @param today `YYYY-MM-DD`, of no time zone
 * @returns the days of this week and the four before it, week by week from Monday
 */
export function calendarWeeks(today: string): readonly (readonly string[])[] {
  const time = Date.parse(today)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  const first = time - (sinceMonday + (weeks - 1) * 7) * msPerDay
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAt(first + (week * 7 + day) * msPerDay)),
  )
}
