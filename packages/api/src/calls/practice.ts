import { read, type Api } from '../client'
import type { PracticeAnswer } from '../types'
import type { SaveOptions } from './options'

/** Sends at most 100 answers of practice. Idempotent by their ids; each has an outcome of its own. */
export const savePracticeAnswers = (api: Api, answers: PracticeAnswer[], options: SaveOptions = {}) =>
  read(api.POST('/api/practice/answers', { body: { answers }, ...options }))
