import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/site'

/** Every sentence of the site that is neither an error (`shared/errors`), content of the operator (`site/content`) nor another area's. */
export type SiteText = Widened<typeof english>

export const siteText = createTextArea<SiteText>('site', {
  en: () => import('./en/site'),
  ko: () => import('./ko/site'),
  si: () => import('./si/site'),
  ta: () => import('./ta/site'),
})

/** @returns the sentences in the reader’s language */
export const useText = (): SiteText => useAreaText(siteText)
