import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/deskMedia.json'

/** Every sentence of the media library and of the recorder's page. Apart from the site's other sentences, so that learners load none. */
export type DeskMediaText = Translator<typeof english>

export const deskMediaText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/deskMedia.json'))

export const useDeskMediaText = (): DeskMediaText => useAreaText(deskMediaText)
