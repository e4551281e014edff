import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '@naru/app-shell/whenIdle'

/** Milliseconds after which it starts even if the page is not idle. */
const timeoutMs = 10_000

/** Saves today's questions for offline use once the page is idle. */
export function usePrefetchPractice(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const run = async () => {
      // A separate chunk: the page itself does not need it.
      const { prefetchPractice } = await import('./prefetchPractice')
      await prefetchPractice(queryClient)
    }
    // If the chunk fails to load, the questions are fetched with their page.
    return whenIdle(() => void run().catch(() => undefined), timeoutMs)
  }, [queryClient])
}
