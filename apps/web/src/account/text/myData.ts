import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/myData.json'

/** Every sentence of a user’s data and the deletion of the account. */
export type MyDataText = Translator<typeof english>

export const myDataText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/myData.json'))

/** @returns the sentences in the reader’s language */
export const useMyDataText = (): MyDataText => useAreaText(myDataText)
