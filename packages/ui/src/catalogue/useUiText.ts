import { createContext, use } from 'react'
import { englishUiText, type UiText } from './english'

/** The texts of the nearest `UiTextProvider`. @default English */
export const UiTextContext = createContext<UiText>(englishUiText)

/** Returns the texts of the nearest `UiTextProvider`; without one, English. */
export const useUiText = (): UiText => use(UiTextContext)
