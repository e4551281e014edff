import { setLanguage } from '@naru/api'
import { updateCached, userDataQuery } from '@naru/api/queries'
import type { Language } from '@naru/api/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../api'
import { useAuthState } from '../authSession'
import { chooseLanguage } from '.'

/**
 * @returns a function that shows the page in a language without a reload and stores the choice: on this device, and for
 * a user in the account
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
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
    },
    [queryClient, status],
  )
}
