import { purchasesQuery, userDataQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'

export type Buyer = 'loading' | 'ready' | 'loggedOut'

/**
 * @returns whether a plan can be bought now: requires user data, and what the learner has, which may fail to load; a
 * visitor without user data counts as logged out
 */
export function useBuyer(): Buyer {
  const { status } = useAuthState()
  const user = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn', retry: false })
  const purchases = useQuery({ ...purchasesQuery(api), enabled: status === 'loggedIn', retry: false })
  if (status === 'loggedOut' || user.isError) return 'loggedOut'
  return status === 'unknown' || user.isPending || purchases.isPending ? 'loading' : 'ready'
}
