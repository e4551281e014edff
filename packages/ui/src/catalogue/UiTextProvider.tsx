import type { ReactNode } from 'react'
import type { UiText } from './english'
import { UiTextContext } from './useUiText'

/** Props of `UiTextProvider`. */
export interface UiTextProviderProps {
  /** The texts of the components below. */
  text: UiText
  children: ReactNode
}

/** Sets the language of the components below it. Without a provider they speak English. */
export const UiTextProvider = ({ text, children }: UiTextProviderProps) => (
  <UiTextContext value={text}>{children}</UiTextContext>
)
