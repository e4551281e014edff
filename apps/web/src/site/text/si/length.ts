/** A length of time for a sentence. @param seconds whole seconds */
export const length = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `තත්පර ${rest}`
  return rest === 0 ? `මිනිත්තු ${minutes}` : `මිනිත්තු ${minutes} තත්පර ${rest}`
}
