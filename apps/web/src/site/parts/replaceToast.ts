import { toast, type ToastTone } from '@naru/ui/Toast'

let last: string | undefined

/**
 * Says how a step of a form went, in place of what the step before said: on a phone, a pile of toasts would hide the form.
 *
 * @param tone whether it went well
 * @param sentence what to say
 */
export function replaceToast(tone: ToastTone, sentence: string): void {
  if (last !== undefined) toast.close(last)
  last = toast[tone](sentence)
}
