import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/sessions.json'

/** Every sentence of the list of sessions. */
export type SessionsText = Translator<typeof english>

export const sessionsText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/sessions.json'))

export const useSessionsText = (): SessionsText => useAreaText(sessionsText)
