import { readUserData } from '@naru/api'
import { useEffect, useState } from 'react'
import { resendResults } from '@naru/app-shell/attempt'
import { api } from '@naru/app-shell/api'
import { rememberUser, type OpenAttempt } from './openAttempt'

/** Resends this learner's finished results that the server lacks, once the server has confirmed who is logged in. */
export function useSendResults({ ownerId, isOwnerConfirmed }: OpenAttempt): void {
  const [isConfirmed, setConfirmed] = useState(isOwnerConfirmed)

  useEffect(() => {
    if (isConfirmed) return undefined
    const confirm = async () => {
      const user = await readUserData(api)
      rememberUser(user)
      if (user.userId === ownerId) setConfirmed(true)
    }
    // Without a response it retries when the connection is back.
    const onOnline = () => void confirm().catch(() => undefined)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isConfirmed, ownerId])

  useEffect(() => (isConfirmed ? resendResults(ownerId) : undefined), [isConfirmed, ownerId])
}
