import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/sessions.json'

/** Every sentence of the list of sessions. */
export type SessionsText = Translator<typeof english>

export const sessionsText = createTextArea<typeof english>('sessions', {
  en: () => import('./en/sessions.json'),
  ko: () => import('./ko/sessions.json'),
  si: () => import('./si/sessions.json'),
  ta: () => import('./ta/sessions.json'),
})

/** @returns the sentences in the reader’s language */
export const useSessionsText = (): SessionsText => useAreaText(sessionsText)
