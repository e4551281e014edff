import { type UserData } from '@naru/api'
import { userDataQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'
import { useAuthState } from '../authSession'

/** @returns the data of the user who is logged in, which the auth session requests too; undefined while they are unknown */
export function useUser(): UserData | undefined {
  const { status } = useAuthState()
  const { data } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  return status === 'loggedIn' ? data : undefined
}
