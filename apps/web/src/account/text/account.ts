import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/account.json'

/** Every sentence of accounts: signing up, confirming and resetting, and how to contact us. */
export const accountText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/account.json'))

export const useAccountText = () => useAreaText(accountText)
