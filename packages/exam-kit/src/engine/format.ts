/** Turns the minutes of a section into whole seconds. Whatever is not a positive, finite number becomes 0. */
export function minutesToSeconds(minutes: unknown): number {
  const value = typeof minutes === 'string' && minutes.trim() !== '' ? Number(minutes) : minutes
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value * 60) : 0
}

/** Seconds as 'mm:ss'; minutes grow beyond 59. 'N/A' for negative or non-finite. */
export function formatClock(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return 'N/A'
  const whole = Math.floor(seconds)
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

/** Splits one guideline on line breaks and semicolons into its bullets, without empty ones. */
export function guidelineBullets(guideline: string): string[] {
  return guideline
    .split(/[\r\n;]+/)
    .map((bullet) => bullet.trim())
    .filter((bullet) => bullet !== '')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
