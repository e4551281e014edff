import { setLanguage, userDataQuery } from '@naru/api'
import type { Language } from '@naru/ui/language'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { chooseLanguage } from '../../shared/language'

/**
 * @returns a function that shows the site in a language without a reload and stores the choice: on this device, and for
 * a learner in the account
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const queryClient = useQueryClient()
  const { status } = useAuthState()

  return useCallback(
    async (language) => {
      if (status === 'loggedIn') {
        setLanguage(api, language).then(
          () => queryClient.setQueryData(userDataQuery(api).queryKey, (user) => user && { ...user, language }),
          // The choice stays on this device.
          () => undefined,
        )
      }
      await chooseLanguage(language)
    },
    [queryClient, status],
  )
}
