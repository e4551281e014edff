import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/account'

/** Every sentence of accounts: signing up, confirming and resetting, and how to contact us. */
export type AccountText = Widened<typeof english>

export const accountText = createTextArea<AccountText>('account', {
  en: () => import('./en/account'),
  ko: () => import('./ko/account'),
  si: () => import('./si/account'),
  ta: () => import('./ta/account'),
})

/** @returns the sentences in the reader’s language */
export const useAccountText = (): AccountText => useAreaText(accountText)
