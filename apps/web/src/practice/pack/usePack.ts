import { isUnauthorized, type Practice } from '@naru/api'
import { type PracticeFilter } from '@naru/api/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswersState } from '../answers/answerQueue'
import { isChosen, matchingCards } from './matchingCards'
import { packQuery } from './packQuery'
import { packStore, savedPackQuery } from './packStore'
import { prepareMedia } from './prepareMedia'
import { withoutStored } from './storedItems'

export interface LoadedPack {
  /** The questions that are left; undefined while loading, or without any. */
  pack: Practice | undefined
  /** Whether they are those that this device saved, since the server does not respond. */
  isSaved: boolean
  /** Whether the questions of another choice are shown until these have loaded. */
  isOutdated: boolean
  /** Whether the server is asked for the first time, or again after a failure; saved questions are there meanwhile. */
  isPending: boolean
  /** Why the server's questions are missing; null without an error. */
  error: Error | null
  refetch: () => void
}

/**
 * @returns the questions of a choice, from the server or else from this device, without those whose answers wait to be
 * sent or were stored after the questions had loaded
 */
export function usePack(filter: PracticeFilter, ownerId: string, { waitingItems }: AnswersState): LoadedPack {
  const { data, dataUpdatedAt, error, errorUpdateCount, isPending, isPlaceholderData, refetch } = useQuery({
    ...packQuery(filter),
    placeholderData: keepPreviousData,
  })
  // Also while they are requested again, as by the preload of a link under the pointer: what is on the screen stays.
  const needsSaved = errorUpdateCount > 0 && data === undefined && !isUnauthorized(error)
  const saved = useQuery({ ...savedPackQuery(ownerId), enabled: needsSaved })
  const isWhole = !isChosen(filter)

  useEffect(() => {
    if (data === undefined || isPlaceholderData || !isWhole || ownerId === '') return
    void packStore.save(ownerId, withoutStored(data, dataUpdatedAt)).then(() => prepareMedia(ownerId))
  }, [data, dataUpdatedAt, isPlaceholderData, isWhole, ownerId])

  // Answers belong to a learner: nothing can be answered before the learner is known.
  const isUnknown = ownerId === ''
  const found = data
    ? withoutStored(data, dataUpdatedAt)
    : needsSaved && saved.data
      ? withoutStored({ ...saved.data, cards: matchingCards(saved.data, filter) }, saved.dataUpdatedAt)
      : null
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
  }
}
