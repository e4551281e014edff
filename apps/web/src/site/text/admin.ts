import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/admin'

/** Every sentence of the admin area. Apart from the site’s other sentences, so that learners load none of them. */
export type AdminText = Widened<typeof english>

export const adminText = createTextArea<AdminText>('admin', {
  en: () => import('./en/admin'),
  ko: () => import('./ko/admin'),
  si: () => import('./si/admin'),
  ta: () => import('./ta/admin'),
})

/** @returns the sentences in the reader’s language */
export const useAdminText = (): AdminText => useAreaText(adminText)
