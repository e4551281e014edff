const msPerDay = 86_400_000

/** @returns the number of days from one `YYYY-MM-DD` to another; NaN if one is no day */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerDay

/** @returns what of questions and words there is, for a text */
export const partsOf = ({ questions, words }: { questions: number; words: number }) =>
  questions + words === 0 ? 'none' : words === 0 ? 'questions' : questions === 0 ? 'words' : 'both'
