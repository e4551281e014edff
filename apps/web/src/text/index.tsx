import { createContext, useContext, type ReactNode } from 'react'
import { en } from './en'
import { OpenTextProvider } from './open'
import { RoomTextProvider } from './room'
import type { Widened } from './widened'

/** The catalogue a language has to fill; another language is another object of this type. */
export type SiteText = Widened<typeof en>

const TextContext = createContext<SiteText>(en)

/** Props of SiteTextProvider. */
export interface SiteTextProviderProps {
  /** The catalogue of a language. */
  value: SiteText
  children: ReactNode
}

/** Gives the site below it another language than English. */
export const SiteTextProvider = ({ value, children }: SiteTextProviderProps) => (
  <TextContext value={value}>
    <OpenTextProvider value={value}>
      <RoomTextProvider value={value}>{children}</RoomTextProvider>
    </OpenTextProvider>
  </TextContext>
)

/** @returns the sentences of the site in the language of the nearest provider, English by default */
export function useText(): SiteText {
  return useContext(TextContext)
}

export { en }
