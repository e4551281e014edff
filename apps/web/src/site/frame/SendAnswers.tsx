import { userDataQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'

/** Sends this learner's answers of practice that the server lacks, while they are logged in. Renders nothing. */
export const SendAnswers = () => {
  const { status } = useAuthState()
  const { data: user } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const ownerId = status === 'loggedIn' ? user?.userId : undefined

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const run = async () => {
      // Separate chunks: the first page does not need them.
      const [{ answersOf }, { packStore }] = await Promise.all([
        import('../practice/answers'),
        import('../practice/packStore'),
      ])
      if (isOver) return
      // Removes what earlier learners of this device left.
      void packStore.clear(ownerId)
      stop = answersOf(ownerId).open()
    }
    // If a chunk fails to load, the answers stay stored for the next visit.
    run().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId])
  return null
}
