import { useChooseLanguage as useStoredChoice } from '@naru/app-shell/language/useChooseLanguage'
import type { Language } from '@naru/api/languages'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { addressIn, addressLanguage } from './languageAddress'

/** @returns a function that chooses a language. An address with a language changes to the chosen one. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const router = useRouter()
  const choose = useStoredChoice()

  return useCallback(
    async (language) => {
      await choose(language)
      const { latestLocation, history } = router
      if (addressLanguage(latestLocation) === undefined) return
      history.replace(addressIn(language, latestLocation.href), history.location.state)
    },
    [router, choose],
  )
}
