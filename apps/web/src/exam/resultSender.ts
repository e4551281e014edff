import { isApiError, saveResult, type Api, type StoredResult } from '@naru/api'
import type { GradedResult, ResultRequest } from '@naru/exam-kit/engine'
import type { ResultSender, SendOutcome } from '@naru/exam-kit/session'

/** Browsers let a request outlive its page only up to 64 KiB, headers included. In bytes. */
const keepaliveLimit = 60_000

/** Sends results to the API. */
export function createResultSender(api: Api): ResultSender {
  return {
    async send(result, signal): Promise<SendOutcome> {
      try {
        const body = { ...result, questions: [...result.questions] }
        const { result: stored } = await saveResult(api, body, { signal, keepalive: isSmall(result) })
        const graded = toGraded(stored)
        return { kind: 'saved', attempt: stored.attempt, ...(graded && { graded }) }
      } catch (error) {
        if (!isApiError(error)) return { kind: 'failed', status: null, message: null }
        return { kind: 'failed', status: error.status ?? null, message: error.serverMessage ?? null }
      }
    },
  }
}

/** The server's grading; an API without the extension sends none. */
function toGraded({
  questions,
  totalScore,
  totalPossibleMarks,
  percentageScore,
}: StoredResult): GradedResult | undefined {
  if (!questions) return undefined
  return {
    questions,
    ...(totalScore !== undefined && { totalScore }),
    ...(totalPossibleMarks !== undefined && { totalPossibleMarks }),
    ...(percentageScore !== undefined && { percentageScore }),
  }
}

function isSmall(result: ResultRequest): boolean {
  return new TextEncoder().encode(JSON.stringify(result)).byteLength < keepaliveLimit
}
