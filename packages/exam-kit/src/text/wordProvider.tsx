import { createContext, use, type ReactNode } from 'react'
import { englishWordText, type WordText } from './words'

const WordTextContext = createContext<WordText>(englishWordText)

/** Props of {@link WordTextProvider}. */
export interface WordTextProviderProps {
  /** The texts of the components of words below. */
  text: WordText
  /** The components that use them. */
  children: ReactNode
}

/** Provides the texts of the components of words below. Default: English. */
export function WordTextProvider({ text, children }: WordTextProviderProps) {
  return <WordTextContext value={text}>{children}</WordTextContext>
}

/** Returns the texts of words of the nearest provider. */
export function useWordText(): WordText {
  return use(WordTextContext)
}
