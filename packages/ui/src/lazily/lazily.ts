import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** A component whose code comes apart from that of its surroundings. */
export interface Lazily<Props> {
  (props: Props & { isWanted: boolean }): ReactNode
  /** Begins to fetch the code. A failed try is forgotten, so that the next begins anew. */
  preload: () => void
}

/** After how many milliseconds a failed fetch is tried once more by itself. */
const again = 1500

/**
 * A component that fetches its code when it is wanted. Until it is here nothing is shown: no boundary, no fallback, no loading of the page
 * anew when it fails.
 *
 * @param load fetches the component
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> {
  let value: { here: ComponentType<Props> } | undefined
  let isRunning = false
  const listeners = new Set<() => void>()

  const attempt = async (triesLeft: number): Promise<void> => {
    try {
      value = { here: await load() }
      for (const listener of listeners) listener()
    } catch {
      if (triesLeft === 0) return
      await new Promise((done) => setTimeout(done, again))
      await attempt(triesLeft - 1)
    }
  }
  const preload = () => {
    if (value !== undefined || isRunning) return
    isRunning = true
    void attempt(1).finally(() => {
      isRunning = false
    })
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const get = () => value
  const Lazy = (props: Props & { isWanted: boolean }) => {
    const now = useSyncExternalStore(subscribe, get, get)
    if (props.isWanted && typeof document !== 'undefined') preload()
    return now === undefined ? null : createElement(now.here, props)
  }
  return Object.assign(Lazy, { preload })
}
