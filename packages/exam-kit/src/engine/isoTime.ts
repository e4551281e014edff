const dayMs = 86_400_000

/**
 * Formats epoch ms as '2025-05-07T08:30:00.000Z'. The engine must not use `Date` (its constructor reads the clock), so this computes the
 * calendar: years start on 1 March, which puts the leap day last.
 */
export function isoTime(epochMs: number): string {
  const days = Math.floor(epochMs / dayMs)
  const msOfDay = epochMs - days * dayMs
  return `${isoDate(days)}T${isoClock(msOfDay)}Z`
}

function isoDate(daysSinceEpoch: number): string {
  const daysPerEra = 146_097
  const days = daysSinceEpoch + 719_468
  const era = Math.floor(days / daysPerEra)
  const dayOfEra = days - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

function isoClock(msOfDay: number): string {
  const hours = Math.floor(msOfDay / 3_600_000)
  const minutes = Math.floor(msOfDay / 60_000) % 60
  const seconds = Math.floor(msOfDay / 1000) % 60
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(Math.floor(msOfDay % 1000), 3)}`
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
