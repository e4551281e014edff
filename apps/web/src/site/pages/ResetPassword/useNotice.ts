import { useEffect, useState } from 'react'
import { sayInToast } from '../../parts/sayInToast'
import type { Time } from '../../../shared/time'

/** How long a notice stays on the page, in milliseconds. */
export const noticeFor = { success: 1500, resend: 5000 } as const

/** What the page says of the last success. */
export interface Notice {
  /** The sentence; undefined when there is nothing to say. */
  notice: string | undefined
  /**
   * Says a sentence, as a toast as well.
   *
   * @param kind how long it stays on the page
   */
  tell: (sentence: string, kind: keyof typeof noticeFor) => void
}

/** @returns the notice that is on the page now, and what puts up another */
export function useNotice(time: Time): Notice {
  const [shown, setShown] = useState<{ sentence: string; stays: number }>()
  useEffect(() => (shown === undefined ? undefined : time.after(shown.stays, () => setShown(undefined))), [shown, time])
  return {
    notice: shown?.sentence,
    tell: (sentence, kind) => {
      setShown({ sentence, stays: noticeFor[kind] })
      sayInToast('success', sentence)
    },
  }
}
