/** The links below a result in the exam room. */
export const text = {
  title: 'What to do next',
  /** A link to what the result means, with bars by topic. */
  analysis: 'See your weak topics',
  /** A link to the practice of the wrong questions. */
  practice: 'Practise the questions you got wrong',
  words: 'Words of this paper',
} as const
