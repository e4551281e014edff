import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { lruCache } from '../../platform/lru-cache'
import { memoizeByKey } from '../../platform/memoize-by-key'
import type { StoredPaper } from '@naru/exam-kit/content'
import { contentOfVersion, versionsOf } from './repository'

/** Exam content by exam and version. A version never changes, so each is read from the database once. */
export interface ExamVersions {
  get: (examId: string, version: number) => Promise<StoredPaper | undefined>
  /** All versions of an exam, newest first. */
  versions: (examId: string) => Promise<number[]>
}

/** Versions in memory; an exam of 40 questions takes about 40 KB. */
const CACHE_SIZE = 200

const createExamVersions = (database: Database): ExamVersions => {
  const cache = lruCache<StoredPaper>(CACHE_SIZE)
  class Missing extends Error {}
  return {
    get: async (examId, version) => {
      try {
        return await cache(`${version} ${examId}`, async () => {
          const content = await contentOfVersion(database, examId, version)
          if (content === undefined) throw new Missing()
          return content
        })
      } catch (thrown) {
        if (thrown instanceof Missing) return undefined
        throw thrown
      }
    },
    versions: (examId) => versionsOf(database, examId),
  }
}

export const examVersionsOf = memoizeByKey(({ database }: Context) => createExamVersions(database))
