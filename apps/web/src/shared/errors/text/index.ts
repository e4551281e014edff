import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/errors'

/** All error messages. */
export type ErrorText = Widened<typeof english>

export const errorText = createTextArea<ErrorText>('errors', {
  en: () => import('./en/errors'),
  ko: () => import('./ko/errors'),
  si: () => import('./si/errors'),
  ta: () => import('./ta/errors'),
})

/** Returns the error messages in the reader’s language. */
export const useErrorText = (): ErrorText => useAreaText(errorText)
