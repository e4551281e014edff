import { createTextArea, useMessages } from '@naru/ui/language'
import type english from './en/about.json'

/** The page about Naru, part by part. */
export type AboutText = typeof english

export const aboutText = createTextArea<typeof english>('about', {
  en: () => import('./en/about.json'),
  ko: () => import('./ko/about.json'),
  si: () => import('./si/about.json'),
  ta: () => import('./ta/about.json'),
})

/** @returns the sentences in the reader’s language */
export const useAboutText = (): AboutText => useMessages(aboutText).messages
