export interface PersonName {
  name?: string | undefined
  lName?: string | undefined
}

const capitalised = (word: string): string => {
  const [first = '', ...rest] = Array.from(word)
  return first.toLocaleUpperCase('en') + rest.join('')
}

/** @param nobody the fallback if both names are missing */
export function greetingName({ name, lName }: PersonName, nobody: string): string {
  const words = [name, lName].flatMap((part = '') => part.split(/\s+/u)).filter((word) => word !== '')
  return words.map(capitalised).join(' ') || nobody
}

/** The first seven characters of a user id, in capitals. */
export function studentId(userId: string | undefined, notAvailable: string): string {
  return userId?.trim().slice(0, 7).toUpperCase() || notAvailable
}

/** @param value a text that may be missing @param notAvailable the words for missing data */
export function orNotAvailable(value: string | undefined, notAvailable: string): string {
  return value?.trim() || notAvailable
}
