import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import type { ScoreReportNameRequest } from '../types'
import { updateCached } from './cache'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

/** The score report of one of the learner's own attempts (extension: see `isUnsupported`). */
export const scoreReportQuery = (api: Api, attemptId: string) =>
  queryOf(queryKeys.scoreReport(attemptId), (signal) =>
    api.GET('/api/results/{id}/score-report', { params: { path: { id: attemptId } }, signal }),
  )

/** Whether the verification page of an attempt's score report shows the learner's name. */
export interface SetScoreReportName extends ScoreReportNameRequest {
  attemptId: string
}

/** Shows or hides the learner's name on the verification page, and updates the score report in the cache. */
export const setScoreReportNameMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ attemptId, showsName }: SetScoreReportName) =>
      read(api.PATCH('/api/results/{id}/score-report', { params: { path: { id: attemptId } }, body: { showsName } })),
    onSuccess: (scoreReport, { attemptId }, _result, { client }) =>
      updateCached(client, scoreReportQuery(api, attemptId).queryKey, () => scoreReport),
  })

/** Whether a score report is genuine (extension: see `isUnsupported`). */
export const scoreReportCheckQuery = (api: Api, number: string) =>
  queryOf(queryKeys.scoreReportCheck(number), (signal) =>
    api.GET('/api/score-reports/{number}', { params: { path: { number } }, signal }),
  )
