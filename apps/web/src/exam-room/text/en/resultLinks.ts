/** The links below a result in the exam room. */
export const text = {
  title: 'What to do next',
  /** A link to what the result means, with bars by topic. */
  analysis: 'See what was weak',
  /** A link to daily practice. The exam room has another button that asks the wrong questions at once. */
  practice: 'Practise these mistakes day by day',
  words: 'Words of this paper',
} as const
