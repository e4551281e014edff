import { toast, type ToastTone } from '@naru/ui/Toast'

let last: string | undefined

/** Shows a toast in place of the previous one: on a phone a stack of toasts would hide the form. */
export function replaceToast(tone: ToastTone, sentence: string): void {
  if (last !== undefined) toast.close(last)
  last = toast[tone](sentence)
}
