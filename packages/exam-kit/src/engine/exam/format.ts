/** Converts minutes to whole seconds. @returns 0 for anything that is not a positive, finite number */
export function minutesToSeconds(minutes: unknown): number {
  const value = typeof minutes === 'string' && minutes.trim() !== '' ? Number(minutes) : minutes
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value * 60) : 0
}

/** Formats seconds as 'mm:ss', with minutes beyond 59. @returns 'N/A' for negative and non-finite values */
export function formatClock(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return 'N/A'
  const whole = Math.floor(seconds)
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

/** Splits a guideline on line breaks and semicolons into bullets; drops empty ones. */
export function guidelineBullets(guideline: string): string[] {
  return guideline
    .split(/[\r\n;]+/)
    .map((bullet) => bullet.trim())
    .filter((bullet) => bullet !== '')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
