import { isApiError, isUnsupported, loadProgress, newerProgress, saveProgress, type Api } from '@naru/api'
import type { ProgressSync, PushOutcome } from '@naru/exam-kit/session'
import { isKeepaliveSized } from './keepalive'

/** Keeps the unfinished attempt of one exam on the server, where the API has a place for it. */
export function createProgressSync(api: Api, examId: string): ProgressSync {
  return {
    async push(progress, signal): Promise<PushOutcome> {
      const body = { ...progress, answers: { ...progress.answers }, plays: { ...progress.plays } }
      try {
        const keepalive = isKeepaliveSized(body)
        const { revision } = await saveProgress(api, examId, body, { signal, keepalive })
        return { kind: 'saved', revision }
      } catch (error) {
        const newer = newerProgress(error)
        if (newer) return { kind: 'conflict', progress: newer }
        if (isUnsupported(error)) return { kind: 'unsupported' }
        return { kind: 'failed', status: isApiError(error) ? (error.status ?? null) : null }
      }
    },
    pull: () => loadProgress(api, examId),
  }
}
