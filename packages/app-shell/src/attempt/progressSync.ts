import { isApiError, isUnsupported, loadProgress, newerProgress, saveProgress, type Api } from '@naru/api'
import { createBrowserProgress } from '@naru/exam-kit/browser'
import type { ProgressSync } from '@naru/exam-kit/session'

/** Saves the unfinished attempt of one exam on the server, if the API supports it. */
export function createProgressSync(api: Api, examId: string): ProgressSync {
  return createBrowserProgress({
    async save(progress, options) {
      const { answers, plays, sectionStartTimes, ...rest } = progress
      const body = {
        ...rest,
        answers: { ...answers },
        plays: { ...plays },
        ...(sectionStartTimes && { sectionStartTimes: { ...sectionStartTimes } }),
      }
      try {
        const { revision } = await saveProgress(api, examId, body, options)
        return { kind: 'saved', revision }
      } catch (error) {
        const newer = newerProgress(error)
        if (newer) return { kind: 'conflict', progress: newer }
        if (isUnsupported(error)) return { kind: 'unsupported' }
        if (!isApiError(error)) return { kind: 'failed', status: null }
        const { status = null, retryAfter } = error
        return { kind: 'failed', status, ...(retryAfter !== undefined && { retryAfter }) }
      }
    },
    load: () => loadProgress(api, examId),
  })
}
