import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/sessions'

/** Every sentence of the list of sessions. */
export type SessionsText = Widened<typeof english>

export const sessionsText = createTextArea<SessionsText>('sessions', {
  en: () => import('./en/sessions'),
  ko: () => import('./ko/sessions'),
  si: () => import('./si/sessions'),
  ta: () => import('./ta/sessions'),
})

/** @returns the sentences in the reader’s language */
export const useSessionsText = (): SessionsText => useAreaText(sessionsText)
