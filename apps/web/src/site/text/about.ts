import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/about'

/** The page about Naru, part by part. */
export type AboutText = Widened<typeof english>

export const aboutText = createTextArea<AboutText>('about', {
  en: () => import('./en/about'),
  ko: () => import('./ko/about'),
  si: () => import('./si/about'),
  ta: () => import('./ta/about'),
})

/** @returns the sentences in the reader’s language */
export const useAboutText = (): AboutText => useAreaText(aboutText)
