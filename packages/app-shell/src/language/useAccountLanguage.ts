import { isLanguage, type Language } from '@naru/api/languages'
import { useEffect } from 'react'
import { getChosenLanguage, rememberLanguage } from '.'
import { useUser } from '../user/useUser'

/** Brings the language of the account to this device. @param show shows the page in it; the same function each time */
export function useAccountLanguage(show: (language: Language) => unknown): void {
  const language = useUser()?.language
  useEffect(() => {
    if (!isLanguage(language) || language === getChosenLanguage()) return
    rememberLanguage(language)
    void show(language)
  }, [language, show])
}
