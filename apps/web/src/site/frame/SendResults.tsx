import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'

/** Sends results that this learner finished but that the server does not have yet, for as long as they are logged in. Shows nothing. */
export const SendResults = () => {
  const { status } = useAuthState()
  const { data: user } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const ownerId = status === 'loggedIn' ? user?.userId : undefined

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const run = async () => {
      // Apart from the first page's code, which does without the exam.
      const { resendResults } = await import('../../shared/attempt')
      if (isOver) return
      stop = resendResults(ownerId)
    }
    // Without the code nothing is sent in this visit; the results stay for the next.
    run().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId])
  return null
}
