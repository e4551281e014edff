import { type Exam } from '@naru/api'
import { queryKeys } from '@naru/api/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findAttempt, prepareMedia, type FoundAttempt } from '@naru/app-shell/attempt'
import { useTime } from '../routerContext'

/** Finds an earlier attempt at the exam, shows in the frame that it runs, and starts to prefetch its recordings. */
export function useFoundAttempt(exam: Exam, ownerId: string | undefined): FoundAttempt | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly attempt: FoundAttempt }>()
  const time = useTime()
  const queryClient = useQueryClient()
  const name = `${ownerId}:${exam._id}`
  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isGone = false
    prepareMedia(exam, ownerId)
    const look = async () => {
      const attempt = await findAttempt(exam, ownerId)
      if (isGone) return
      setFound({ name: `${ownerId}:${exam._id}`, attempt })
      if (attempt.running !== undefined) {
        const endsAt = time.now() + attempt.running.secondsLeft * 1000
        queryClient.setQueryData(queryKeys.runningExam(ownerId), { exam, endsAt })
      }
    }
    void look()
    return () => {
      isGone = true
    }
  }, [exam, ownerId, time, queryClient])
  return found?.name === name ? found.attempt : undefined
}
