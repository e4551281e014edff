import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOwnerId } from './useOwnerId'

/** Milliseconds after which it starts even if the page is not idle. */
const idleTimeoutMs = 10_000

/** Fetches today's questions for offline use once the page is idle. */
export function useFetchAhead(): void {
  const queryClient = useQueryClient()
  const ownerId = useOwnerId()
  useEffect(() => {
    if (ownerId === '' || !('requestIdleCallback' in globalThis)) return undefined
    const run = async () => {
      // A separate chunk: the page itself does not need it.
      const { fetchAhead } = await import('./fetchAhead')
      await fetchAhead(queryClient, ownerId)
    }
    // If the chunk fails to load, the questions are fetched with their page.
    const idle = requestIdleCallback(() => void run().catch(() => undefined), { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(idle)
  }, [queryClient, ownerId])
}
