import type { WordCard } from '@naru/api'
import { wordPracticeQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import type { AnswersState } from '../answers/answerQueue'
import { isStoredSince } from './storedItems'

export interface TodaysWords {
  /** The words that are left; empty while loading, and without a plan or a connection. */
  words: readonly WordCard[]
  isPending: boolean
  /** Whether a request has failed, also while it is repeated. */
  hasFailed: boolean
  refetch: () => void
}

/** @returns today's words, without those whose answers wait to be sent or were stored after the words had loaded */
export function useTodaysWords({ waitingItems }: AnswersState): TodaysWords {
  const { data, dataUpdatedAt, errorUpdateCount, isPending, refetch } = useQuery(wordPracticeQuery(api))
  const isLeft = ({ word: { id } }: WordCard) => !waitingItems.has(id) && !isStoredSince(id, dataUpdatedAt)
  return {
    words: data?.words.filter(isLeft) ?? [],
    isPending,
    hasFailed: errorUpdateCount > 0,
    refetch: () => void refetch(),
  }
}
