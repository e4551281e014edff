import { isApiError, saveResult, type Api, type StoredResult } from '@naru/api'
import { createBrowserSender, type RequestOptions } from '@naru/exam-kit/browser'
import type { GradedResult, ResultRequest } from '@naru/exam-kit/engine'
import type { ResultSender } from '@naru/exam-kit/session'
import { mediaUrl } from './media/mediaUrl'

export function createResultSender(api: Api): ResultSender {
  const save = async ({ fairPlay, ...body }: ResultRequest, options: RequestOptions) => {
    try {
      return await saveResult(api, { ...body, ...(fairPlay && { fairPlay }) }, options)
    } catch (error) {
      // An API of the documented calls may refuse the field.
      if (fairPlay && isApiError(error) && error.status === 400) return saveResult(api, body, options)
      throw error
    }
  }
  return createBrowserSender(async (result, options) => {
    try {
      const { result: stored } = await save(result, options)
      const { attempt, unrankedReason, attemptId } = stored
      const graded = toGraded(stored)
      return {
        kind: 'saved',
        attempt,
        ...(graded && { graded }),
        ...(unrankedReason && { unrankedReason }),
        ...(attemptId && { attemptId }),
      }
    } catch (error) {
      if (!isApiError(error)) return { kind: 'failed', status: null, message: null }
      const { status = null, serverMessage = null, retryAfter } = error
      return { kind: 'failed', status, message: serverMessage, ...(retryAfter !== undefined && { retryAfter }) }
    }
  })
}

/** The server's grading; undefined if the API sends none. */
function toGraded({
  questions,
  totalScore,
  totalPossibleMarks,
  percentageScore,
}: StoredResult): GradedResult | undefined {
  if (!questions) return undefined
  return {
    questions: questions.map(({ audio, ...question }) => ({ ...question, ...(audio && { audio: mediaUrl(audio) }) })),
    ...(totalScore !== undefined && { totalScore }),
    ...(totalPossibleMarks !== undefined && { totalPossibleMarks }),
    ...(percentageScore !== undefined && { percentageScore }),
  }
}
