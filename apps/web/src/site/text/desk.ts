import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/desk.json'

/** Every sentence of the teacher’s desk. Apart from the site’s other sentences, so that learners load none of them. */
export type DeskText = Translator<typeof english>

export const deskText = createTextArea<typeof english>('desk', {
  en: () => import('./en/desk.json'),
  ko: () => import('./ko/desk.json'),
  si: () => import('./si/desk.json'),
  ta: () => import('./ta/desk.json'),
})

/** @returns the sentences in the reader’s language */
export const useDeskText = (): DeskText => useAreaText(deskText)
