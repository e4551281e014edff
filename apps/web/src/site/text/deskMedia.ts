import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/deskMedia'

/** Every sentence of the media library and of the recorder's page. Apart from the site's other sentences, so that learners load none. */
export type DeskMediaText = Widened<typeof english>

export const deskMediaText = createTextArea<DeskMediaText>('deskMedia', {
  en: () => import('./en/deskMedia'),
  ko: () => import('./ko/deskMedia'),
  si: () => import('./si/deskMedia'),
  ta: () => import('./ta/deskMedia'),
})

/** @returns the sentences in the reader’s language */
export const useDeskMediaText = (): DeskMediaText => useAreaText(deskMediaText)
