import type { WordCard } from '@naru/api'
import { wordPracticeQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import type { AnswersState } from '../answers/answerQueue'
import { packStore, savedPackQuery } from './packStore'
import { prepareMedia } from './prepareMedia'
import { isStoredSince } from './storedItems'

export interface TodaysWords {
  /** The words that are left, from the server or else from this device; empty while loading, and without a plan. */
  words: readonly WordCard[]
  isPending: boolean
}

/** @returns today's words, without those whose answers wait to be sent or were stored after the words had loaded */
export function useTodaysWords(ownerId: string, { waitingItems }: AnswersState): TodaysWords {
  const { data, dataUpdatedAt, error, errorUpdateCount, isPending } = useQuery(wordPracticeQuery(api))
  const hasFailed = errorUpdateCount > 0 && data === undefined
  // Without an error, they are requested again.
  const needsSaved = hasFailed && (error === null || toFailure(error).kind === 'network')
  const saved = useQuery({ ...savedPackQuery(ownerId), enabled: needsSaved })
  useEffect(() => {
    if (data === undefined || ownerId === '') return
    const words = data.words.filter(({ word: { id } }) => !isStoredSince(id, dataUpdatedAt))
    void packStore.save(ownerId, { words }).then(() => prepareMedia(ownerId))
  }, [data, dataUpdatedAt, ownerId])

  const isLeft = ({ word: { id } }: WordCard) => !waitingItems.has(id) && !isStoredSince(id, dataUpdatedAt)
  return {
    words: (data ?? (needsSaved ? saved.data : undefined))?.words?.filter(isLeft) ?? [],
    isPending: hasFailed ? needsSaved && saved.isPending : isPending,
  }
}
