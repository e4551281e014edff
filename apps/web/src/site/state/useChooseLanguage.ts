import { setLanguage, updateCached, userDataQuery } from '@naru/api'
import type { Language } from '@naru/ui/language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { chooseLanguage } from '../../shared/language'
import { addressIn, addressLanguage } from '../languageAddress'

/**
 * @returns a function that shows the site in a language without a reload and stores the choice: on this device, and for
 * a learner in the account. An address with a language changes to the chosen one.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { status } = useAuthState()

  return useCallback(
    async (language) => {
      if (status === 'loggedIn') {
        setLanguage(api, language).then(
          () => updateCached(queryClient, userDataQuery(api).queryKey, (user) => ({ ...user, language })),
          // The choice stays on this device.
          () => undefined,
        )
      }
      await chooseLanguage(language)
      const { latestLocation, history } = router
      if (addressLanguage(latestLocation) === undefined) return
      history.replace(addressIn(language, latestLocation.href), history.location.state)
    },
    [router, queryClient, status],
  )
}
