import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { ExamDate } from '../types'
import type { CacheEffect } from './cache'
import { queryKeys } from './keys'

/** Sets the day of the learner's exam; without one, clears it. */
export const setExamDateMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.practice] } satisfies CacheEffect,
    mutationFn: (body: ExamDate) => read(api.PUT('/api/user/exam-date', { body }), plainObject<ExamDate>),
  })
