import { createContext, useContext } from 'react'
import { en } from './en'

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> }

/** The catalogue a language has to fill; another language is another object of this type. */
export type SiteText = Widened<typeof en>

const TextContext = createContext<SiteText>(en)

/** Gives the site below it another language than English. */
export const SiteTextProvider = TextContext.Provider

/** @returns the sentences of the site in the language of the nearest provider, English by default */
export function useText(): SiteText {
  return useContext(TextContext)
}

export { en }
