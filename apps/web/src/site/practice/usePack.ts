import { isUnauthorized, practiceQuery, type Practice, type PracticeFilter } from '@naru/api'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../shared/api'
import type { AnswersState } from './answerQueue'
import { isChosen, matchingCards } from './matchingCards'
import { packMedia } from './packMedia'
import { packStore } from './packStore'

/** Today's questions, as far as they are known. */
export interface LoadedPack {
  /** The questions that are left; undefined while loading, or without any. */
  pack: Practice | undefined
  /** Whether they are those that this device saved, since the server does not respond. */
  isSaved: boolean
  /** Whether the questions of another choice are shown until these have loaded. */
  isOutdated: boolean
  isPending: boolean
  /** Why the server's questions are missing; null without an error. */
  error: Error | null
  refetch: () => void
  /** Forgets a question that was just answered. */
  drop: (item: string) => void
}

/**
 * @returns the questions of a choice, from the server or else from this device, without those whose answers wait to be
 * sent
 */
export function usePack(filter: PracticeFilter, ownerId: string, { waitingItems }: AnswersState): LoadedPack {
  const queryClient = useQueryClient()
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useQuery({
    ...practiceQuery(api, filter),
    placeholderData: keepPreviousData,
  })
  const needsSaved = isError && data === undefined && !isUnauthorized(error)
  const saved = useQuery({
    queryKey: ['practice', 'saved', ownerId],
    queryFn: () => packStore.find(ownerId),
    networkMode: 'always',
    staleTime: 0,
    enabled: needsSaved,
  })
  const isWhole = !isChosen(filter)

  useEffect(() => {
    if (data === undefined || isPlaceholderData || !isWhole || ownerId === '') return
    void packStore.save(ownerId, data).then(() => packStore.prepare(ownerId, packMedia(data)))
  }, [data, isPlaceholderData, isWhole, ownerId])

  // Answers belong to a learner: nothing can be answered before the learner is known.
  const isUnknown = ownerId === ''
  const found = data ?? (needsSaved && saved.data ? { ...saved.data, cards: matchingCards(saved.data, filter) } : null)
  return {
    pack:
      found === null || isUnknown
        ? undefined
        : { ...found, cards: found.cards.filter(({ item }) => !waitingItems.has(item)) },
    isSaved: data === undefined && found !== null,
    isOutdated: isPlaceholderData,
    isPending: isUnknown || isPending || (needsSaved && saved.isPending),
    error,
    refetch: () => void refetch(),
    drop(item) {
      queryClient.setQueriesData<Practice>(
        { queryKey: ['practice', 'cards'] },
        (pack) => pack && { ...pack, cards: pack.cards.filter((card) => card.item !== item) },
      )
      void packStore.drop(ownerId, item)
    },
  }
}
