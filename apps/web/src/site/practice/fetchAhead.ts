import { practiceQuery } from '@naru/api'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api'
import { packMedia } from './packMedia'
import { packStore } from './packStore'

declare global {
  interface Navigator {
    /** The part of the Network Information API in use; undefined in browsers without it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Saves the learner's questions of today on this device; their media, too, unless the learner saves data. Never rejects. */
export async function fetchAhead(queryClient: QueryClient, ownerId: string): Promise<void> {
  try {
    const pack = await queryClient.fetchQuery({ ...practiceQuery(api), retry: false })
    await packStore.save(ownerId, pack)
    if (navigator.connection?.saveData !== true) await packStore.prepare(ownerId, packMedia(pack))
  } catch {
    // Without an answer the device keeps what it has.
  }
}
