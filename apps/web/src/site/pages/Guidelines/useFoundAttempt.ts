import type { Exam } from '@naru/api'
import { useEffect, useState } from 'react'
import { findAttempt, prepareMedia, type FoundAttempt } from '../../../shared/attempt'

/**
 * Finds an earlier attempt at the exam, and starts to prefetch its recordings.
 *
 * @param ownerId the learner; undefined while unknown
 * @returns the attempt found; undefined while loading
 */
export function useFoundAttempt(exam: Exam, ownerId: string | undefined): FoundAttempt | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly attempt: FoundAttempt }>()
  const name = `${ownerId}:${exam._id}`
  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isGone = false
    prepareMedia(exam, ownerId)
    const look = async () => {
      const attempt = await findAttempt(exam, ownerId)
      if (!isGone) setFound({ name: `${ownerId}:${exam._id}`, attempt })
    }
    void look()
    return () => {
      isGone = true
    }
  }, [exam, ownerId])
  return found?.name === name ? found.attempt : undefined
}
