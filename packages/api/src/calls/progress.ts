import { read, type Api } from '../client'
import { isApiError } from '../errors'
import { isProgress, list, savedProgress, savedRevision } from '../guards'
import { parseJson } from '../transport'
import type { ExamProgress } from '../types'
import type { CallOptions, SaveOptions } from './options'

/** Loads the learner's running attempt from the server; null without one. */
export const loadProgress = async (
  api: Api,
  examId: string,
  options: CallOptions = {},
): Promise<ExamProgress | null> => {
  const path = { params: { path: { id: examId } } }
  return (await read(api.GET('/api/exams/{id}/progress', { ...path, ...options }), savedProgress)).progress
}

/** Loads the learner's running attempts, the one begun last first (extension: `isUnsupported` errors without it). */
export const loadRunningExams = (api: Api, options: CallOptions = {}) =>
  read(api.GET('/api/user/running-exams', options), list)

/**
 * Saves a running attempt, with the time of the device's clock; resolves to its new revision.
 * @throws ApiError with status 409 if another device saved a newer revision (see `newerProgress`), 410 if the attempt is over
 */
export const saveProgress = (api: Api, examId: string, body: ExamProgress, options: SaveOptions = {}) => {
  const params = { path: { id: examId }, header: { 'x-sent-at': new Date().toISOString() } }
  return read(api.PUT('/api/exams/{id}/progress', { params, body, ...options }), savedRevision)
}

/** The newer attempt that another device saved, if a save failed with 409. */
export function newerProgress(error: unknown): ExamProgress | undefined {
  if (!isApiError(error, 'http') || error.status !== 409) return undefined
  const body = parseJson(error.bodyText)
  const progress: unknown = typeof body === 'object' && body !== null && 'progress' in body ? body.progress : undefined
  return isProgress(progress) ? progress : undefined
}
