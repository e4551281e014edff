import { useEffect } from 'react'
import { useAsked, useCalls } from '../calls'
import { useSession } from '../session'

/** Props of KeepSending. */
export interface KeepSendingProps {
  /** Begins to send a learner's results. @returns the way to stop */
  begin: (ownerId: string) => (() => void) | Promise<() => void>
}

/** Sends results that this learner finished but that the server does not have yet, for as long as they are logged in. Shows nothing. */
export const KeepSending = ({ begin }: KeepSendingProps) => {
  const { status } = useSession()
  const calls = useCalls()
  const { answer: user } = useAsked(status === 'loggedIn' ? calls.user : undefined)
  const ownerId = user?.userId

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const run = async () => {
      const end = await begin(ownerId)
      if (isOver) end()
      else stop = end
    }
    // Without the code nothing is sent in this visit; the results stay for the next.
    run().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId, begin])
  return null
}
