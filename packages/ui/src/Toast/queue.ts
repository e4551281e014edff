import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastTone = 'error' | 'success'

export interface ToastContent {
  /** What happened, by colour and icon. */
  tone: ToastTone
  /** One short sentence. */
  message: string
  /** A second sentence, such as the reason. @default none */
  description?: string | undefined
  /** Label of the action's button; without it the message itself is the button. */
  actionLabel?: string | undefined
  /** Called once by a press anywhere on the toast except its close button; the toast closes. */
  onPress?: (() => void) | undefined
}

export type ToastOptions = Pick<ToastContent, 'description' | 'actionLabel' | 'onPress'>

/** How long a toast is shown, in milliseconds. Hover and focus pause the timer. */
export const toastDurations: Record<ToastTone, number> = { error: 5000, success: 3000 }

/** The toasts of the page. The only place that imports react-aria's unstable queue. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const show =
  (tone: ToastTone) =>
  (message: string, options: ToastOptions = {}): string =>
    toastQueue.add({ tone, message, ...options }, { timeout: toastDurations[tone] })

/**
 * Shows the result of an action as a toast. Important results must be shown in the page too.
 * `error` and `success` return a key for `close`.
 */
export const toast = {
  /** Shows an error for 5000 ms. */
  error: show('error'),
  /** Shows a success for 3000 ms. */
  success: show('success'),
  close: (key: string): void => toastQueue.close(key),
  clear: (): void => toastQueue.clear(),
}
