import type { Practice, WordCard } from '@naru/api'
import { createBrowserDatabase, type BrowserDatabase } from '@naru/exam-kit/browser'
import { createMediaCache } from '@naru/exam-kit/internal/browser'
import { queryOptions } from '@tanstack/react-query'
import { fetchMedia } from '@naru/app-shell/attempt/media/fetchMedia'

/** Questions and words of today. */
export interface SavedPack extends Practice {
  /** Undefined: never loaded, as without a plan. */
  words?: readonly WordCard[] | undefined
}

/** A learner's questions and words of today on this device, with their keys, clips and pictures. No method rejects. */
export interface PackStore {
  /** Replaces the questions, the words or both. */
  save(ownerId: string, part: Practice | Pick<SavedPack, 'words'>): Promise<void>
  /** Resolves with null before the questions are saved. */
  find(ownerId: string): Promise<SavedPack | null>
  /** Removes what is answered. */
  remove(ownerId: string, items: readonly string[]): Promise<void>
  /** Fetches missing media one by one, so that the connection stays free for the page; removes all other media. */
  prepare(ownerId: string, urls: readonly string[]): Promise<void>
  findClip(ownerId: string, url: string): Promise<Blob | null>
  /** Removes questions and media. @param exceptOf the user whose questions stay; by default none */
  clear(exceptOf?: string): Promise<void>
}

const isPack = (value: unknown): value is SavedPack =>
  typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards)

export function createPackStore(database: BrowserDatabase, fetchMedium = fetchMedia): PackStore {
  const media = createMediaCache({ database, namespace: 'practice', fetchMedia: fetchMedium })
  /** Changes of the saved questions follow one another. */
  let changes: Promise<unknown> = Promise.resolve()

  async function find(ownerId: string): Promise<SavedPack | null> {
    const pack = await database.get('packs', ownerId)
    return isPack(pack) ? pack : null
  }

  function change(work: () => Promise<unknown>): Promise<void> {
    const next = changes.then(async () => void (await work()))
    changes = next
    return next
  }

  return {
    save: (ownerId, part) =>
      change(async () => {
        const saved = await database.get('packs', ownerId)
        await database.put('packs', ownerId, { ...(typeof saved === 'object' && saved), ...part })
      }),
    find,
    remove: (ownerId, items) =>
      change(async () => {
        const pack = await find(ownerId)
        if (pack === null) return
        const cards = pack.cards.filter(({ item }) => !items.includes(item))
        const words = pack.words?.filter(({ word }) => !items.includes(word.id))
        await database.put('packs', ownerId, { ...pack, cards, words })
      }),
    prepare: media.prepare,
    findClip: media.find,
    async clear(exceptOf) {
      const others = (await database.keys('packs')).filter((ownerId) => ownerId !== exceptOf)
      await Promise.all([media.clear(exceptOf), ...others.map((ownerId) => database.remove('packs', ownerId))])
    },
  }
}

export const packStore = createPackStore(createBrowserDatabase())

/** What this device saved of today. */
export const savedPackQuery = (ownerId: string) =>
  queryOptions({ queryKey: ['practice', 'saved', ownerId], queryFn: () => packStore.find(ownerId), staleTime: 0 })
