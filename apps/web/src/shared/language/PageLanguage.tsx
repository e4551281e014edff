import { TextProvider } from '@naru/ui/language'
import { useSyncExternalStore, type ReactNode } from 'react'
import { isDraftArea } from './drafts'
import { getLanguage, onLanguageChange } from './language'

/** Shows everything below in the language of the page. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <TextProvider language={useSyncExternalStore(onLanguageChange, getLanguage, getLanguage)} isDraft={isDraftArea}>
    {children}
  </TextProvider>
)
