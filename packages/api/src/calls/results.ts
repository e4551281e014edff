import { read, type Api } from '../client'
import { savedResult } from '../guards'
import type { ResultRequest } from '../types'
import type { SaveOptions } from './options'

/** A result as the engine of `@naru/exam-kit` makes it. */
interface FinishedResult extends Omit<ResultRequest, 'questions'> {
  readonly questions: readonly ResultRequest['questions'][number][]
}

/** Saves a finished attempt. Idempotent: a repeated attempt is stored once. */
export const saveResult = (api: Api, result: FinishedResult, options: SaveOptions = {}) =>
  read(api.POST('/api/results', { body: { ...result, questions: [...result.questions] }, ...options }), savedResult)
