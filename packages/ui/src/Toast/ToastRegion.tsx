import { useSyncExternalStore } from 'react'
import { lazily } from '../lazily'
import { toastQueue } from './queue'

const LazyToasts = lazily(async () => (await import('./Toasts')).Toasts)

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/** Where toasts appear. One in the whole application; F6 leads to it. */
export const ToastRegion = () => {
  const isWanted = useSyncExternalStore(subscribe, hasToasts, () => false)
  return <LazyToasts isWanted={isWanted} />
}
