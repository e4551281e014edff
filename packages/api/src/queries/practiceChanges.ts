import type { Api } from '../client'
import type { ExamDate } from '../types'
import { queryKeys } from './keys'
import { mutationOf } from './ofCall'

/** Sets the day of the learner's exam; without one, clears it. */
export const setExamDateMutation = (api: Api) =>
  mutationOf((body: ExamDate) => api.PUT('/api/user/exam-date', { body }), {
    invalidates: [queryKeys.practice],
  })
