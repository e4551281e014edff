import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../lazyComponent/lazyComponent'
import { toastQueue } from './queue'

const LazyToasts = lazyComponent(async () => (await import('./Toasts')).Toasts)

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/** Shows the toasts of the queue. Render it once per application; F6 moves the focus to it. */
export const ToastRegion = () => {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts, () => false)
  return <LazyToasts load={isNeeded} />
}
