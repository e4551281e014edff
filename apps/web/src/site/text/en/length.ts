/** Formats a length for a sentence: 45 s, 2 min, 2 min 5 s. @param seconds whole seconds */
export const length = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
