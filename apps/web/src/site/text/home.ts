import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/home'

/** The slides, features and sample feedback of the home page. */
export type HomeText = Widened<typeof english>

export const homeText = createTextArea<HomeText>('home', {
  en: () => import('./en/home'),
  ko: () => import('./ko/home'),
  si: () => import('./si/home'),
  ta: () => import('./ta/home'),
})

/** @returns the sentences in the reader’s language */
export const useHomeText = (): HomeText => useAreaText(homeText)
