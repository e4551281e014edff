import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/myData.json'

/** Every sentence of a user’s data and the deletion of the account. */
export const myDataText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/myData.json'))

export const useMyDataText = () => useAreaText(myDataText)
