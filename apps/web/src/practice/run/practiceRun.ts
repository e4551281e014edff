import type { Question } from '@naru/api'

export interface RunQuestion {
  /** A card of the learner, with its key, or a question of the practice bank. */
  kind: 'question' | 'bank'
  item: string
  question: Question
  /** The exam of a card. */
  topic?: string
}

export interface GivenAnswer {
  id: string
  /** Null: the learner does not know it. */
  optionId: string | null
}

export interface RunProgress {
  /** Ids of the options of each question, in the order in which they are shown. */
  readonly orders: readonly (readonly string[])[]
  /** Index of the question on the screen; the number of questions at the end. */
  readonly position: number
  readonly answers: readonly (readonly [item: string, answer: GivenAnswer])[]
}
