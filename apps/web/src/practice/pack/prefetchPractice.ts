import { userDataQuery } from '@naru/api/queries'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { packQuery } from './packQuery'
import { packStore } from './packStore'
import { prepareMedia } from './prepareMedia'
import { withoutStored } from './storedItems'

declare global {
  interface Navigator {
    /** The part of the Network Information API in use; undefined in browsers without it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Saves the learner's questions of today on this device; their media, too, unless the learner saves data. Never rejects. */
export async function prefetchPractice(queryClient: QueryClient): Promise<void> {
  try {
    const { userId } = await queryClient.fetchQuery({ ...userDataQuery(api), retry: false })
    const query = packQuery()
    const pack = await queryClient.fetchQuery({ ...query, retry: false })
    const loadedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
    await packStore.save(userId, withoutStored(pack, loadedAt))
    if (navigator.connection?.saveData !== true) await prepareMedia(userId)
  } catch {
    // Without an answer the device keeps what it has.
  }
}
