import type { ReactNode } from 'react'
import { createTextArea, SharedTextProvider, type Widened } from '../../shared/text'
import { en } from './en'

/** The catalogue that a language fills. */
export type SiteText = Widened<typeof en>

const [Provider, useText] = createTextArea<SiteText>(en)

/** Props of SiteTextProvider. */
export interface SiteTextProviderProps {
  /** The catalogue of a language. */
  value: SiteText
  children: ReactNode
}

/** Shows the site below it in another language than English. */
export const SiteTextProvider = ({ value, children }: SiteTextProviderProps) => (
  <Provider value={value}>
    <SharedTextProvider value={value}>{children}</SharedTextProvider>
  </Provider>
)

export { en, useText }
