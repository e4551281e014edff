import { userDataQuery, wordPracticeQuery } from '@naru/api/queries'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { savesData } from './line'
import { packQuery } from './packQuery'
import { packStore } from './packStore'
import { prepareMedia } from './prepareMedia'
import { withoutStored } from './storedItems'

/** Saves the learner's questions and words of today on this device; their media, too, unless the learner saves data. Never rejects. */
export async function prefetchPractice(queryClient: QueryClient): Promise<void> {
  try {
    const { userId } = await queryClient.fetchQuery({ ...userDataQuery(api), retry: false })
    const query = packQuery()
    const pack = await queryClient.fetchQuery({ ...query, retry: false })
    const loadedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
    await packStore.save(userId, withoutStored(pack, loadedAt))
    // Without a plan there are none.
    const words = await queryClient.fetchQuery({ ...wordPracticeQuery(api), retry: false }).catch(() => undefined)
    if (words !== undefined) await packStore.save(userId, { words: words.words })
    if (!savesData()) await prepareMedia(userId)
  } catch {
    // Without an answer the device keeps what it has.
  }
}
