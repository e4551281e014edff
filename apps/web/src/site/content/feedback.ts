/** A review card of the home page. */
export interface Feedback {
  username: string
  content: string
  /** Stars. */
  rating: 1 | 2 | 3 | 4 | 5
  /** Whether nobody said this; the card then says 'Sample feedback'. Default false. */
  isSample?: true
}

/** The three review cards. Samples until an operator replaces them here by what learners really wrote. */
export const feedback: readonly Feedback[] = [
  { username: 'Sample learner', content: 'I practise on the bus with my phone.', rating: 5, isSample: true },
  { username: 'Sample learner', content: 'The review explains every answer.', rating: 5, isSample: true },
  { username: 'Sample learner', content: 'The pictures in the papers are clear.', rating: 4, isSample: true },
]
