import { useCallback, useEffect, useRef } from 'react'
import { useTime } from '../../routerContext'

export interface PageLifetime {
  isUnmounted(): boolean
  /** Waits; rejects as soon as the page unmounts. */
  delay(milliseconds: number): Promise<void>
}

/** @returns the lifetime of the page, for work that outlives an event handler */
export function usePageLifetime(): PageLifetime {
  const life = useRef(new AbortController())
  const time = useTime()

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
        const cancel = time.after(milliseconds, done)
        signal.addEventListener('abort', () => {
          cancel()
          fail(new Error('the page was left'))
        })
      }),
    [time],
  )
  return { isUnmounted, delay }
}
