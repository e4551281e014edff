import { createContext, useContext } from 'react'
import { roomEn } from './roomEn'
import type { Widened } from './widened'

/** The part of the catalogue that the exam room needs. */
export type RoomText = Widened<typeof roomEn>

const RoomTextContext = createContext<RoomText>(roomEn)

/** Gives the pages below it this part in another language than English. `SiteTextProvider` does it too. */
export const RoomTextProvider = RoomTextContext.Provider

/** @returns the room's sentences in the language of the nearest provider, English by default: for pages that run without the site's others */
export function useRoomText(): RoomText {
  return useContext(RoomTextContext)
}
