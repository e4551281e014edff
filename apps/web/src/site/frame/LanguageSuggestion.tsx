import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import type { Language } from '@naru/ui/language'
import { useState, useSyncExternalStore } from 'react'
import { getChosenLanguage, getLanguage, onLanguageChange, suggestLanguage } from '../../shared/language'
import { useSharedText } from '../../shared/text'
import { useChooseLanguage } from '../state/useChooseLanguage'
import * as css from './LanguageSuggestion.css'
import { suggestionWords } from './suggestionWords'

/** Props of LanguageSuggestion. */
export interface LanguageSuggestionProps {
  /** The languages of the reader. @default the browser's */
  readerLanguages?: readonly string[]
}

/** Offers the browser's language to a visitor who reads English and has not chosen. Overlays the page, so that nothing shifts. */
export const LanguageSuggestion = ({ readerLanguages }: LanguageSuggestionProps) => {
  const { language: text } = useSharedText()
  const choose = useChooseLanguage()
  const [isClosed, setClosed] = useState(false)
  const offered = useSyncExternalStore(
    onLanguageChange,
    () => offerTo(readerLanguages ?? navigator.languages),
    () => undefined,
  )
  if (offered === undefined || isClosed) return null
  const words = suggestionWords[offered]
  const take = (language: Language) => {
    // Also where cookies are blocked.
    setClosed(language === 'en')
    choose(language).catch(() => toast.error(text.failed))
  }

  return (
    <section className={css.bar} lang={offered} aria-label={words.accept}>
      <Text>{words.offer}</Text>
      <Button size="small" variant="primary" onPress={() => take(offered)}>
        {words.accept}
      </Button>
      <IconButton icon="close" label={words.stay} onPress={() => take('en')} />
    </section>
  )
}

const offerTo = (tags: readonly string[]) =>
  getLanguage() === 'en' && getChosenLanguage() === undefined ? suggestLanguage(tags) : undefined
