import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/database'
import { within } from '../../platform/http/operations'
import { readEntries, type AuditEntry } from './repository'

/** The hash of an entry, as the database computes it: of the previous entry's hash and all fields, one a line. */
export const entryHash = (
  previousHash: string,
  { number, at, actor, action, subjectKind, subjectId, before, after }: Omit<AuditEntry, 'hash'>,
): string =>
  createHash('sha256')
    .update(
      [previousHash, number, at.getTime(), actor, action, subjectKind, subjectId, before, after]
        .map((field) => field ?? '')
        .join('\n'),
    )
    .digest('hex')

export interface AuditPoint {
  number: number
  hash: string
}

export type Verification = { entries: number; last: AuditPoint | undefined } | { brokenAt: number; reason: string }

/** The last entry that was deleted before `first`, by the entry about that deletion, which the chain verifies, too. */
const lastDeleted = async (database: Database, first: number): Promise<AuditPoint | undefined> => {
  for await (const { after } of readEntries(database, { action: 'deleteAuditEntries' })) {
    const stated: unknown = JSON.parse(after ?? 'null')
    if (within(stated, 'number') === first - 1) return { number: first - 1, hash: String(within(stated, 'hash')) }
  }
  return undefined
}

/**
 * Verifies that no entry of the audit log was changed, removed or inserted.
 * @param known - a point of an earlier verification that must still be there; detects a rewritten end or chain.
 */
export const verifyAuditLog = (database: Database, known?: AuditPoint): Promise<Verification> =>
  database.transaction(
    async (transaction) => {
      let entries = 0
      let previous: AuditPoint | undefined
      for await (const entry of readEntries(transaction)) {
        const { number, hash } = entry
        previous ??= number === 1 ? { number: 0, hash: '' } : await lastDeleted(transaction, number)
        if (previous === undefined || number !== previous.number + 1) {
          return { brokenAt: number, reason: 'the entry before it is missing' }
        }
        if (hash !== entryHash(previous.hash, entry)) {
          return { brokenAt: number, reason: 'it was changed, or the entry before it was replaced' }
        }
        if (known?.number === number && known.hash !== hash) {
          return { brokenAt: number, reason: 'it does not have the given hash' }
        }
        entries += 1
        previous = { number, hash }
      }
      const end = previous?.number ?? 0
      if (known !== undefined && known.number > end) {
        return { brokenAt: end + 1, reason: 'it and all later entries are missing' }
      }
      return { entries, last: previous }
    },
    { isolationLevel: 'repeatable read' },
  )
