/** Seconds that a word of the practice takes on average. */
export const secondsPerWord = 15
