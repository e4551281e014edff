import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/desk'

/** Every sentence of the teacher’s desk. Apart from the site’s other sentences, so that learners load none of them. */
export type DeskText = Widened<typeof english>

export const deskText = createTextArea<DeskText>('desk', {
  en: () => import('./en/desk'),
  ko: () => import('./ko/desk'),
  si: () => import('./si/desk'),
  ta: () => import('./ta/desk'),
})

/** @returns the sentences in the reader’s language */
export const useDeskText = (): DeskText => useAreaText(deskText)
