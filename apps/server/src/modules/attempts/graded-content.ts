import type { Database } from '../../platform/db/database'
import { attempts } from '../../platform/db/schema'
import { memoizeByKey } from '../../platform/memoize-by-key'
import type { StoredPaper } from '@naru/exam-kit/content'
import { contentOfVersion } from '../exams/repository'
import type { Attempt } from './attempt'
import { withKeysOf } from './rules'

export type ReadVersion = (examId: string, version: number) => Promise<StoredPaper | undefined>

/** Reads versions in a transaction, each once: those that were loaded before it, others by its own connection. */
export const readIn = (
  transaction: Database,
  before: Iterable<readonly [key: string, content: StoredPaper]> = [],
): ReadVersion => {
  const loaded = new Map<string, StoredPaper | undefined>(before)
  return async (examId, version) => {
    const key = `${version} ${examId}`
    if (!loaded.has(key)) loaded.set(key, await contentOfVersion(transaction, examId, version))
    return loaded.get(key)
  }
}

/** Names the content and the keys of an attempt. */
export type GradedAttempt = Pick<Attempt, 'id' | 'examId' | 'examVersion' | 'keyVersion'>

export const gradedColumns = {
  id: attempts.id,
  examId: attempts.examId,
  examVersion: attempts.examVersion,
  keyVersion: attempts.keyVersion,
}

const withKeys = memoizeByKey((own: StoredPaper) => memoizeByKey((keys: StoredPaper) => withKeysOf(own, keys)))

/**
 * The content of an attempt's exam, with the keys that its marks are from.
 * @throws Error if a version is not stored.
 */
export const gradedContent = async (
  read: ReadVersion,
  { id, examId, examVersion, keyVersion }: GradedAttempt,
): Promise<StoredPaper> => {
  const own = await read(examId, examVersion)
  const keys = keyVersion === null ? own : await read(examId, keyVersion)
  if (own === undefined || keys === undefined) {
    throw new Error(`Attempt ${id} belongs to a version that is not stored.`)
  }
  return keys === own ? own : withKeys(own)(keys)
}
