import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

/** Kinds of toasts. */
export type ToastTone = 'error' | 'success'

/** What a toast shows. */
export interface ToastContent {
  tone: ToastTone
  message: string
  description?: string | undefined
  /** Words of its button; without them the message itself is the button. */
  actionLabel?: string | undefined
  onPress?: (() => void) | undefined
}

/** Options of one toast. */
export type ToastOptions = Pick<ToastContent, 'description' | 'actionLabel' | 'onPress'>

/** How long a toast stays, in milliseconds. The clock rests while the pointer or the focus is on it. */
export const toastDurations: Record<ToastTone, number> = { error: 5000, success: 3000 }

/** The toasts of this page; react-aria's queue is wrapped here once, for as long as it is called unstable. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const show =
  (tone: ToastTone) =>
  (message: string, options: ToastOptions = {}): string =>
    toastQueue.add({ tone, message, ...options }, { timeout: toastDurations[tone] })

/**
 * Tells the outcome of something the visitor did, wherever they are by now. Never the only place where it is said.
 * Each call returns a key for `close`.
 */
export const toast = {
  /** Stays 5000 ms. */
  error: show('error'),
  /** Stays 3000 ms. */
  success: show('success'),
  /** Takes one toast away. */
  close: (key: string): void => toastQueue.close(key),
  /** Takes all toasts away. */
  clear: (): void => toastQueue.clear(),
}
