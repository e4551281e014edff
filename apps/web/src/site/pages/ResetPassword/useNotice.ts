import { useEffect, useState } from 'react'
import { replaceToast } from '../../parts/replaceToast'
import type { Time } from '../../../shared/time'

/** How long a notice stays on the page, in milliseconds. */
export const noticeMs = { success: 1500, resend: 5000 } as const

/** What the page says of the last success. */
export interface Notice {
  /** The sentence; undefined when there is nothing to say. */
  notice: string | undefined
  /**
   * Says a sentence, as a toast as well.
   *
   * @param kind how long it stays on the page
   */
  showNotice: (sentence: string, kind: keyof typeof noticeMs) => void
}

/** @returns the notice that is on the page now, and what puts up another */
export function useNotice(time: Time): Notice {
  const [shown, setShown] = useState<{ sentence: string; stays: number }>()
  useEffect(() => (shown === undefined ? undefined : time.after(shown.stays, () => setShown(undefined))), [shown, time])
  return {
    notice: shown?.sentence,
    showNotice: (sentence, kind) => {
      setShown({ sentence, stays: noticeMs[kind] })
      replaceToast('success', sentence)
    },
  }
}
