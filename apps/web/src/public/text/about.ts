import { createTextArea, useMessages } from '@naru/ui/language'
import type english from './en/about.json'

/** The page about Naru, part by part. */
export type AboutText = typeof english

export const aboutText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/about.json'))

export const useAboutText = (): AboutText => useMessages(aboutText).messages
