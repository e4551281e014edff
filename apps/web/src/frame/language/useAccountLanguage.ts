import { isLanguage } from '@naru/api/languages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getChosenLanguage, rememberLanguage } from '@naru/app-shell/language'
import { showLanguageOf } from './languageOfPage'
import { useUser } from '@naru/app-shell/useUser'

/** Brings a learner's language to this device. An address with a language keeps its own. */
export function useAccountLanguage(): void {
  const router = useRouter()
  const language = useUser()?.language

  useEffect(() => {
    if (!isLanguage(language) || language === getChosenLanguage()) return
    rememberLanguage(language)
    showLanguageOf(router.latestLocation)
  }, [language, router])
}
