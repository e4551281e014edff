import { useEffect } from 'react'
import { useUser } from '@naru/app-shell/user/useUser'

/**
 * Resends this learner's finished results and answers of practice that the server lacks, while they are logged in.
 * Renders nothing.
 */
export const SendResults = () => {
  const ownerId = useUser()?.userId

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const run = async () => {
      // Separate chunks: the first page does not need the exam code.
      const [{ resendResults }, { resendAnswers }] = await Promise.all([
        import('@naru/app-shell/attempt'),
        import('../../practice/answers/answers'),
      ])
      if (isOver) return
      const stops = [resendResults(ownerId), resendAnswers(ownerId)]
      stop = () => stops.forEach((one) => one())
    }
    // If a chunk fails to load, what is not sent stays stored for the next visit.
    run().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [ownerId])
  return null
}
