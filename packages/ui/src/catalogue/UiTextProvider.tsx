import { createContext, use, type ReactNode } from 'react'
import { englishUiText, type UiText } from './english'

const UiTextContext = createContext<UiText>(englishUiText)

/** Props of `UiTextProvider`. */
export interface UiTextProviderProps {
  /** The words to use below; English where there is no provider. */
  text: UiText
  children: ReactNode
}

/** Gives the components below it their words in another language. */
export const UiTextProvider = ({ text, children }: UiTextProviderProps) => (
  <UiTextContext value={text}>{children}</UiTextContext>
)

/** The library's words in the language of the nearest provider. */
export const useUiText = (): UiText => use(UiTextContext)
