import { userDataQuery } from '@naru/api'
import { isLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { getChosenLanguage, rememberLanguage } from '../../shared/language'
import { showLanguageOf } from '../languageOfPage'

/** Brings a learner's language to this device. An address with a language keeps its own. */
export function useAccountLanguage(): void {
  const router = useRouter()
  const { status } = useAuthState()
  const { data: user } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const language = user?.language

  useEffect(() => {
    if (!isLanguage(language) || language === getChosenLanguage()) return
    rememberLanguage(language)
    showLanguageOf(router.latestLocation)
  }, [language, router])
}
