import type englishMessages from '@naru/api/text/en/messages.json'
import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/errors.json'

/** All error messages. */
export type ErrorText = Translator<typeof english>

export const errorText = createTextArea<typeof english>('errors', {
  en: () => import('./en/errors.json'),
  ko: () => import('./ko/errors.json'),
  si: () => import('./si/errors.json'),
  ta: () => import('./ta/errors.json'),
})

/** The server's messages by their codes. */
export type MessageText = Translator<typeof englishMessages>

/** Loaded when the server sends one of them, not with a page; see `wordMessage`. */
export const messageText = createTextArea<typeof englishMessages>('messages', {
  en: () => import('@naru/api/text/en/messages.json'),
  ko: () => import('@naru/api/text/ko/messages.json'),
  si: () => import('@naru/api/text/si/messages.json'),
  ta: () => import('@naru/api/text/ta/messages.json'),
})

/** @returns the error messages in the reader’s language */
export const useErrorText = (): ErrorText => useAreaText(errorText)
