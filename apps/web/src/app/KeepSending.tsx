import { useEffect } from 'react'
import { useAsked, useCalls } from '../calls'
import { useSession } from '../session'

/** Sends results that this learner finished but that the server does not have yet, for as long as they are logged in. Shows nothing. */
export const KeepSending = () => {
  const { status } = useSession()
  const calls = useCalls()
  const { answer: user } = useAsked(status === 'loggedIn' ? calls.user : undefined)
  const ownerId = user?.userId

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
