import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session'
import { api } from './api'

/** Sends results that this learner finished but that the server does not have yet, for as long as they are logged in. Shows nothing. */
export const KeepSending = () => {
  const { status } = useSession()
  const isLoggedIn = status === 'loggedIn'
  const { data } = useQuery({ ...userDataQuery(api), enabled: isLoggedIn })
  const ownerId = isLoggedIn ? data?.userId : undefined

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const begin = async () => {
      // Apart from the first page's code, which does without the exam.
      const { keepSending } = await import('../exam')
      if (!isOver) stop = keepSending(ownerId)
    }
    // Without the code nothing is sent in this visit; the results stay for the next.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId])
  return null
}
