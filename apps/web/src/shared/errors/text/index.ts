import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/errors'
import type { text as englishMessages } from './en/messages'

/** All error messages. */
export type ErrorText = Widened<typeof english>

export const errorText = createTextArea<ErrorText>('errors', {
  en: () => import('./en/errors'),
  ko: () => import('./ko/errors'),
  si: () => import('./si/errors'),
  ta: () => import('./ta/errors'),
})

/** The server's messages by their codes. */
export type MessageText = Widened<typeof englishMessages>

/** Loaded when the server sends one of them, not with a page; see `wordMessage`. */
export const messageText = createTextArea<MessageText>('messages', {
  en: () => import('./en/messages'),
  ko: () => import('./ko/messages'),
  si: () => import('./si/messages'),
  ta: () => import('./ta/messages'),
})

/** @returns the error messages in the reader’s language */
export const useErrorText = (): ErrorText => useAreaText(errorText)
