import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { toast } from '@naru/ui/Toast'
import { useState, useSyncExternalStore } from 'react'
import { getChosenLanguage, getLanguage, onLanguageChange } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useChooseLanguage } from './useChooseLanguage'
import { suggestLanguage } from './suggestLanguage'

/** A separate chunk: most visitors have chosen, or read English. */
const LanguageOffer = lazyComponent(async () => (await import('./LanguageOffer')).LanguageOffer)

const getOffered = () =>
  getLanguage() === 'en' && getChosenLanguage() === undefined ? suggestLanguage(navigator.languages) : undefined

/** Offers the browser's language to a visitor who reads English and has not chosen. */
export const LanguageSuggestion = () => {
  const t = useSharedText()
  const choose = useChooseLanguage()
  const [isClosed, setClosed] = useState(false)
  const offered = useSyncExternalStore(onLanguageChange, getOffered, () => undefined)
  if (offered === undefined || isClosed) return null
  return (
    <LanguageOffer
      load
      language={offered}
      onChoose={(language) => {
        // Also where cookies are blocked.
        setClosed(language === 'en')
        choose(language).catch(() => toast.error(t('language.failed')))
      }}
    />
  )
}
