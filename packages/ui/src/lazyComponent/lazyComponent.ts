import { createListeners } from '../listeners'
import { createElement, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** Props that {@link lazyComponent} adds to those of the component. */
interface LazyComponentProps {
  /** Starts loading the code when true; retries only while true. */
  load: boolean
  /** Rendered while `load` is true and the code is not loaded. @default nothing */
  fallback?: ReactNode
}

/** A component whose code is a separate chunk. */
export interface LazyComponent<Props> {
  (props: Props & LazyComponentProps): ReactNode
  /** Starts loading the code. Does nothing while it loads or once it is loaded; loads again after a failure. */
  preload: () => void
}

/** Pages are prerendered without the code, which may come before they are hydrated. */
const getPrerendered = () => undefined

/** Milliseconds from a failed request to its one automatic retry. */
const retryDelayMs = 1500
/** Milliseconds between later tries, for as long as `load` is true. */
const retryIntervalMs = 10_000

/**
 * Creates a component that loads its code when its prop `load` is true. While it is true, failed requests are retried at intervals and when
 * the browser comes online. Needs no error boundary, and never reloads the page.
 *
 * @param importComponent loads the component
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: { component: ComponentType<Props> } | undefined
  let isLoading = false
  const { subscribe, notify } = createListeners()

  const attempt = async (retries: number): Promise<void> => {
    try {
      loaded = { component: await importComponent() }
      notify()
    } catch {
      if (retries === 0) return
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      await attempt(retries - 1)
    }
  }
  const preload = () => {
    if (loaded !== undefined || isLoading) return
    isLoading = true
    void attempt(1).finally(() => {
      isLoading = false
    })
  }
  const getSnapshot = () => loaded
  const Lazy = (props: Props & LazyComponentProps) => {
    const current = useSyncExternalStore(subscribe, getSnapshot, getPrerendered)
    const isPending = props.load && current === undefined
    if (isPending && typeof document !== 'undefined') preload()
    useEffect(() => {
      if (!isPending) return undefined
      const timer = setInterval(preload, retryIntervalMs)
      window.addEventListener('online', preload)
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', preload)
      }
    }, [isPending])
    // Its texts may load later than its code.
    if (current !== undefined) {
      return createElement(Suspense, { fallback: props.fallback }, createElement(current.component, props))
    }
    return isPending ? props.fallback : null
  }
  return Object.assign(Lazy, { preload })
}
