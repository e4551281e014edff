import { getChosenLanguage, rememberLanguage, showLanguage } from '@naru/app-shell/language'
import { useUser } from '@naru/app-shell/useUser'
import { isLanguage } from '@naru/api/languages'
import { useEffect } from 'react'

/** Brings the language of the account to this device. */
export function useAccountLanguage(): void {
  const language = useUser()?.language
  useEffect(() => {
    if (!isLanguage(language) || language === getChosenLanguage()) return
    rememberLanguage(language)
    void showLanguage(language)
  }, [language])
}
