import type { Context } from '../../context'
import type { Database } from '../../db/database'
import type { Paper } from './paper'
import { paperOfVersion, versionsOf } from './repository'

/** Papers by exam and version. A version never changes, so each is read from the database once. */
export interface Papers {
  /** A certain version of an exam; undefined if there is none. */
  get: (examId: string, version: number) => Promise<Paper | undefined>
  /** All versions of an exam, newest first. */
  versions: (examId: string) => Promise<number[]>
}

/** How many papers are kept in memory; an exam of 40 questions takes about 40 KB. */
const KEPT = 200

/** A memory of what an immutable thing's key stands for, which forgets what was not asked for longest. */
export const remembering = <Value>(most: number) => {
  const kept = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    kept.delete(key)
    const value = known ?? make()
    kept.set(key, value)
    // A failure is not worth remembering.
    if (known === undefined) value.catch(() => kept.get(key) === value && kept.delete(key))
    const [oldest] = kept.size > most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return value
  }
}

const createPapers = (database: Database): Papers => {
  const remember = remembering<Paper>(KEPT)
  class Missing extends Error {}
  return {
    get: async (examId, version) => {
      try {
        return await remember(`${version} ${examId}`, async () => {
          const paper = await paperOfVersion(database, examId, version)
          if (paper === undefined) throw new Missing()
          return paper
        })
      } catch (thrown) {
        if (thrown instanceof Missing) return undefined
        throw thrown
      }
    },
    versions: (examId) => versionsOf(database, examId),
  }
}

const known = new WeakMap<Context, Papers>()

/** The papers of a server. */
export const papersOf = (context: Context): Papers => {
  const papers = known.get(context) ?? createPapers(context.database)
  known.set(context, papers)
  return papers
}
