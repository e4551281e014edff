import { setLanguage } from '@naru/api'
import { isLanguage, type Language } from '@naru/api/languages'
import { useLanguage } from '@naru/ui/language'
import { Select } from '@naru/ui/Select'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { chooseLanguage, hasDrafts, languageItems } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'

/** The language of the exam room. The attempt goes on while it changes; the account is told when it can be. */
export const RoomLanguage = () => {
  const t = useSharedText()
  const language = useLanguage()
  const [wanted, setWanted] = useState<Language>()
  const [hasFailed, setFailed] = useState(false)
  const choose = async (next: Language) => {
    setWanted(next)
    setFailed(false)
    // The choice stays on this device without the account.
    setLanguage(api, next).catch(() => undefined)
    await chooseLanguage(next).catch(() => setFailed(true))
    setWanted(undefined)
  }
  return (
    <Select
      label={t('language.label')}
      items={languageItems()}
      value={wanted ?? language}
      onChange={(id) => isLanguage(id) && void choose(id)}
      description={hasDrafts(language) ? t('language.draft') : undefined}
      errorMessage={hasFailed ? t('language.failed') : undefined}
    />
  )
}
