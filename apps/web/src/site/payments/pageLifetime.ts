import { useCallback, useEffect, useRef } from 'react'

/** What a page's work asks about the page. */
export interface PageLifetime {
  /** Whether the page was left. */
  isUnmounted(): boolean
  /** Waits so many milliseconds; rejects as soon as the page is left. */
  delay(milliseconds: number): Promise<void>
}

/** @returns whether the page is still there, for work that outlives a press */
export function usePageLifetime(): PageLifetime {
  const life = useRef(new AbortController())

  useEffect(() => {
    const own = new AbortController()
    life.current = own
    return () => own.abort()
  }, [])

  const isUnmounted = useCallback(() => life.current.signal.aborted, [])
  const delay = useCallback(
    (milliseconds: number) =>
      new Promise<void>((done, fail) => {
        const { signal } = life.current
        const timer = setTimeout(done, milliseconds)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          fail(new Error('the page was left'))
        })
      }),
    [],
  )
  return { isUnmounted, delay }
}
