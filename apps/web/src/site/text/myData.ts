import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/myData'

/** Every sentence of a user’s data and the deletion of the account. */
export type MyDataText = Widened<typeof english>

export const myDataText = createTextArea<MyDataText>('myData', {
  en: () => import('./en/myData'),
  ko: () => import('./ko/myData'),
  si: () => import('./si/myData'),
  ta: () => import('./ta/myData'),
})

/** @returns the sentences in the reader’s language */
export const useMyDataText = (): MyDataText => useAreaText(myDataText)
