import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/myData.json'

/** Every sentence of a user’s data and the deletion of the account. */
export const myDataText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/myData.json'))

/** @returns the sentences in the reader’s language */
export const useMyDataText = () => useAreaText(myDataText)
