import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** Props that {@link lazily} adds to those of the component. */
export interface LazilyProps {
  /** Whether the code is fetched now. */
  isWanted: boolean
  /** What is shown while the code is wanted and not here. Default: nothing. */
  whileAway?: ReactNode
}

/** A component whose code comes apart from that of its surroundings. */
export interface Lazily<Props> {
  (props: Props & LazilyProps): ReactNode
  /** Begins to fetch the code. A failed try is forgotten, so that the next begins anew. */
  preload: () => void
}

/** After how many milliseconds a failed fetch is tried once more by itself. */
const again = 1500
/** How long it takes from one try to the next for as long as the code is wanted after that, in milliseconds. */
const patience = 10_000

/**
 * A component that fetches its code when it is wanted, and tries again for as long as it is: after a while, and when the connection is
 * back. No boundary, no loading of the page anew when it fails.
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
  const Lazy = (props: Props & LazilyProps) => {
    const now = useSyncExternalStore(subscribe, get, get)
    const isMissed = props.isWanted && now === undefined
    if (isMissed && typeof document !== 'undefined') preload()
    useEffect(() => {
      if (!isMissed) return undefined
      const timer = setInterval(preload, patience)
      window.addEventListener('online', preload)
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', preload)
      }
    }, [isMissed])
    if (now !== undefined) return createElement(now.here, props)
    return isMissed ? props.whileAway : null
  }
  return Object.assign(Lazy, { preload })
}
