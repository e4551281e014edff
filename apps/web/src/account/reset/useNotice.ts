import { useEffect, useState } from 'react'
import { useTime } from '../../routerContext'

/** Milliseconds for which a notice is shown on the page. */
export const noticeMs = { success: 1500, resend: 5000 } as const

export interface Notice {
  notice: string | undefined
  /** Shows a message on the page. @param kind decides how long it is shown */
  showNotice: (sentence: string, kind: keyof typeof noticeMs) => void
}

export function useNotice(): Notice {
  const time = useTime()
  const [shown, setShown] = useState<{ sentence: string; stays: number }>()
  useEffect(() => (shown === undefined ? undefined : time.after(shown.stays, () => setShown(undefined))), [shown, time])
  return {
    notice: shown?.sentence,
    showNotice: (sentence, kind) => setShown({ sentence, stays: noticeMs[kind] }),
  }
}
