import { readUserData } from '@naru/api'
import { useEffect, useState } from 'react'
import { resendResults } from '../shared/attempt'
import { api } from '../shared/api'
import { rememberUser, type OpenAttempt } from './openAttempt'

/** Sends results that this learner finished but that the server does not have yet, as soon as the server has said who is logged in. */
export function useSendResults({ ownerId, isOwnerConfirmed }: OpenAttempt): void {
  const [isConfirmed, setConfirmed] = useState(isOwnerConfirmed)

  useEffect(() => {
    if (isConfirmed) return undefined
    const confirm = async () => {
      const user = await readUserData(api)
      rememberUser(user)
      if (user.userId === ownerId) setConfirmed(true)
    }
    // Without a response it stays as it is until the connection is back again.
    const onOnline = () => void confirm().catch(() => undefined)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isConfirmed, ownerId])

  useEffect(() => (isConfirmed ? resendResults(ownerId) : undefined), [isConfirmed, ownerId])
}
