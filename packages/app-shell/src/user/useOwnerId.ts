import { userDataQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'
import { storedUserId } from '../authSession/userId'

/** @returns the id of the learner; without a network the one that this device knows; '' for nobody */
export function useOwnerId(): string {
  const { data: user } = useQuery(userDataQuery(api))
  return user?.userId ?? storedUserId() ?? ''
}
