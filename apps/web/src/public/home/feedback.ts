export interface Feedback {
  username: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
}

/** What learners wrote, shown as it is in every language. Without an entry the home page shows samples, marked as such. */
export const feedback: readonly Feedback[] = []
