import { TextProvider } from '@naru/ui/language'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fetchFontsOf } from '../fetchFonts'
import { isDraftArea } from './drafts'
import { getInitialLanguage, getLanguage, onLanguageChange } from './language'

/** Shows everything below in the language of the page, and loads the fonts of its script. */
export const PageLanguage = ({ children }: { children: ReactNode }) => {
  const language = useSyncExternalStore(onLanguageChange, getLanguage, getInitialLanguage)
  useEffect(() => fetchFontsOf(language), [language])
  return (
    <TextProvider language={language} isDraft={isDraftArea}>
      {children}
    </TextProvider>
  )
}
