import type { PracticeAnswer } from '@naru/api'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { sendAnswers } from './sendAnswers'

/** Answers of one request. */
const maxBatch = 100

/** The sending of answers. */
export interface AnswerSender {
  /** Sends an answer; after a failure with the next one, or when the device is online again. */
  sendAnswer: (answer: PracticeAnswer) => void
  /** Whether the last attempt to send failed. */
  hasUnsent: boolean
  /** Why the server did not count an answer; undefined if it counted all. */
  rejection: string | undefined
}

/** Sends answers in their order, one request at a time. Answers that are not sent are lost when the page is left. */
export function useSendAnswers(): AnswerSender {
  const client = useQueryClient()
  const [run] = useSingleFlight()
  const unsent = useRef<readonly PracticeAnswer[]>([])
  const [hasUnsent, setUnsent] = useState(false)
  const [rejection, setRejection] = useState<string>()

  const sendAll = useCallback(() => {
    const sendNext = async (): Promise<void> => {
      const batch = unsent.current.slice(0, maxBatch)
      if (batch.length === 0) return
      const { outcomes } = await sendAnswers(client, batch)
      unsent.current = unsent.current.slice(batch.length)
      const rejected = outcomes.find(({ status }) => status !== 200)
      if (rejected !== undefined) setRejection(rejected.message ?? '')
      await sendNext()
    }
    run(() =>
      sendNext().then(
        () => setUnsent(false),
        () => setUnsent(true),
      ),
    )
  }, [client, run])

  useEffect(() => {
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [sendAll])

  const sendAnswer = useCallback(
    (answer: PracticeAnswer) => {
      unsent.current = [...unsent.current, answer]
      sendAll()
    },
    [sendAll],
  )
  return { sendAnswer, hasUnsent, rejection }
}
