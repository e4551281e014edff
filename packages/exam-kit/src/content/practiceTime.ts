/** Seconds that a question of the practice takes on average, with its explanation. */
const secondsPerQuestion = 90
/** Seconds that a word of the practice takes on average. */
export const secondsPerWord = 15

/** @returns about how long questions and words of the practice take, in whole minutes */
export const minutesFor = (questions: number, words: number): number =>
  Math.ceil((questions * secondsPerQuestion + words * secondsPerWord) / 60)
