import type { Drill, Practice, Question, WordCard } from '@naru/api'

export interface RunQuestion {
  /** A card of the learner, with its key, or a question of the practice bank. */
  kind: 'question' | 'bank'
  item: string
  question: Question
  /** The exam of a card. */
  topic?: string
  translations?: Practice['cards'][number]['translations']
}

export interface RunWord {
  kind: 'word'
  item: string
  card: WordCard
}

export type RunItem = RunQuestion | RunWord

export const cardItem = (card: Practice['cards'][number]): RunQuestion => ({ kind: 'question', ...card })

export const bankItem = (drilled: Drill['questions'][number]): RunQuestion => ({ kind: 'bank', ...drilled })

export const wordItem = (card: WordCard): RunWord => ({ kind: 'word', item: card.word.id, card })

export const isNewWord = (item: RunItem): boolean => item.kind === 'word' && item.card.isNew
