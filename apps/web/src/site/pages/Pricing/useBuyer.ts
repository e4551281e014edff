import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAuthState } from '../../../shared/authSession'

/** What is known of the visitor as a buyer. */
export type Buyer = 'loading' | 'ready' | 'loggedOut'

/** @returns whether a plan can be bought now: user data comes first, and whoever has none counts as logged out */
export function useBuyer(): Buyer {
  const { status } = useAuthState()
  const user = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn', retry: false })
  if (status === 'loggedOut' || user.isError) return 'loggedOut'
  return status === 'unknown' || user.isPending ? 'loading' : 'ready'
}
