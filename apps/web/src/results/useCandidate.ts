import { userDataQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { storedUserId, useAuthState } from '@naru/app-shell/authSession'

export interface Candidate {
  /** Whether the user data is loading; no progress may be changed before it has loaded. */
  isPending: boolean
  /** The owner of the progress: the user's id, or the id last stored on this device if the request fails. */
  ownerId: string
  /** The user's id, if the server confirmed it. */
  userId: string | undefined
  /** First and last name, if known. */
  name: string
}

/** @returns the candidate, with fallbacks for data that fails to load */
export function useCandidate(): Candidate {
  const authState = useAuthState()
  const { data: user, isPending } = useQuery(userDataQuery(api))
  const [knownUserId] = useState(storedUserId)
  return {
    isPending,
    ownerId: user?.userId ?? knownUserId ?? '',
    userId: user?.userId,
    name: user === undefined ? authState.name : `${user.name} ${user.lName}`.trim(),
  }
}
