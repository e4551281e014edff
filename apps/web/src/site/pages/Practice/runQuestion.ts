import type { Question } from '@naru/api'

/** A question of a practice. */
export interface RunQuestion {
  /** A card of the learner, with its key, or a question of the practice bank. */
  kind: 'question' | 'bank'
  item: string
  question: Question
  /** The exam of a card. */
  topic?: string
}

/** An answer that was given in this practice. */
export interface GivenAnswer {
  id: string
  /** Null: the learner does not know it. */
  optionId: string | null
}
