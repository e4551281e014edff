import type englishMessages from '@naru/api/text/en/messages.json'
import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/errors.json'

/** All error messages. */
export type ErrorText = Translator<typeof english>

export const errorText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/errors.json'))

/** The server's messages by their codes. Loaded when the server sends one of them, not with a page; see `wordMessage`. */
export const messageText = createTextArea(
  import.meta.glob<{ default: typeof englishMessages }>('../../../../api/text/*/messages.json'),
)

/** @returns the error messages in the reader’s language */
export const useErrorText = (): ErrorText => useAreaText(errorText)
