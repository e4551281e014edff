import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api'
import { storedUserId, useAuthState } from '../../shared/authSession'

/** Who sits the exam. */
export interface Candidate {
  /** Whether that is still being asked; nobody's progress may be touched before. */
  isPending: boolean
  /** Whose progress is read and written: the user's id, as last known on this device where the server does not tell. */
  ownerId: string
  /** The user's id, where the server told it. */
  userId: string | undefined
  /** First and last name, as far as they are known. */
  name: string
}

/** @returns the candidate; data that cannot be loaded leave their fallbacks */
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
