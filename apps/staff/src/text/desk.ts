import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/desk.json'

/** Every sentence of the teacher’s desk. Apart from the site’s other sentences, so that learners load none of them. */
export type DeskText = Translator<typeof english>

export const deskText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/desk.json'))

export const useDeskText = (): DeskText => useAreaText(deskText)
