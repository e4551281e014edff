import { isTransient } from '@naru/api'
import { paperQuery, userDataQuery } from '@naru/api/queries'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { storedUserId } from '@naru/app-shell/authSession'
import { paperDatabase } from '@naru/app-shell/paperDatabase'
import type { OpenedFrom } from '../editor/draftEditor/draftEditorState'
import { createPaperStore, type PaperStore } from '../editor/draftEditor/storedPaper'
import { tabId } from '../editor/draftEditor/tabId'

export interface OpenedPaper extends OpenedFrom {
  store: PaperStore
}

/**
 * A paper and what this device has kept of it. Without a connection the copy of the device is enough. The loader of the route asks for it
 * anew at each visit; it lives just long enough for the page to take it.
 */
export const openedPaperQuery = (client: QueryClient, paperId: string) =>
  queryOptions({
    queryKey: ['desk', 'opened-paper', paperId],
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
    queryFn: async (): Promise<OpenedPaper> => {
      const user = await client.ensureQueryData(userDataQuery(api)).catch(() => undefined)
      const userId = user?.userId ?? storedUserId() ?? ''
      const store = createPaperStore(paperDatabase(), { userId, tab: tabId(), now: Date.now })
      const stored = await store.find(paperId)
      try {
        const paper = await client.fetchQuery({ ...paperQuery(api, paperId), staleTime: 0 })
        return { paper, stored, store }
      } catch (error) {
        if (stored === undefined || !isTransient(error)) throw error
        return { paper: undefined, stored, store }
      }
    },
  })

/** Loads a paper for its page, which shows why if it fails. */
export const loadOpenedPaper = (client: QueryClient, paperId: string): Promise<void> =>
  client.prefetchQuery({ ...openedPaperQuery(client, paperId), staleTime: 0 })
