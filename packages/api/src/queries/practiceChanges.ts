import { mutationOptions } from '@tanstack/react-query'
import { savePracticeAnswers } from '../calls/practice'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { ExamDate, PracticeAnswer } from '../types'
import { always, type CacheEffect } from './cache'
import { queryKeys } from './keys'

/** Sends at most 100 answers. Invalidates nothing: the page in use keeps its cards. */
export const savePracticeAnswersMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['save-practice-answers'],
    mutationFn: (answers: PracticeAnswer[]) => savePracticeAnswers(api, answers),
  })

/** Sets the day of the learner's exam; without one, clears it. */
export const setExamDateMutation = (api: Api) =>
  mutationOptions({
    ...always,
    meta: { invalidates: [queryKeys.practice] } satisfies CacheEffect,
    mutationKey: ['set-exam-date'],
    mutationFn: (body: ExamDate) => read(api.PUT('/api/user/exam-date', { body }), plainObject<ExamDate>),
  })
