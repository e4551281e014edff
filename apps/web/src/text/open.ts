import { createContext, useContext } from 'react'
import { openEn } from './openEn'
import type { Widened } from './widened'

/** The part of the catalogue that the open pages need. */
export type OpenText = Widened<typeof openEn>

const OpenTextContext = createContext<OpenText>(openEn)

/** Gives the pages below it this part in another language than English. `SiteTextProvider` does it too. */
export const OpenTextProvider = OpenTextContext.Provider

/** @returns the sentences of frame and open pages in the language of the nearest provider, English by default: for pages that run alone too */
export function useOpenText(): OpenText {
  return useContext(OpenTextContext)
}
