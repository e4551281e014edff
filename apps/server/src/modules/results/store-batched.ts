import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { batch } from '../../db/batch'
import { memoizeByKey } from '../../memoize-by-key'
import { users } from '../../db/schema'
import { countTries, undoTries } from '../../http/limits'
import { newId } from '../../ids'
import type { Attempt, NewAttempt } from './attempt'
import { insertAttempts } from './insert-attempts'

/** Locks the learners whose rows are free, without waiting, so that one learner never delays another. */
const lockFree = async (transaction: Database, userIds: readonly string[]) => {
  const free = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .for('update', { skipLocked: true })
  return new Set(free.map(({ id }) => id))
}

/**
 * Counts the new attempts whose start was not reported, and so not counted before; returns those that may be stored
 * now: not the second one of a learner, or one beyond the limit.
 */
const countNew = async <Row extends NewAttempt>(transaction: Database, rows: readonly Row[]): Promise<Row[]> => {
  const uncounted = new Map(rows.flatMap((row) => (row.reportedStart === null ? [[row.userId, row]] : [])))
  const passed = await countTries(transaction, 'newAttemptsOfUser', [...uncounted.keys()])
  return rows.filter((row) => {
    const { userId, reportedStart } = row
    return reportedStart !== null || (passed.has(userId) && uncounted.get(userId) === row)
  })
}

const createStore = (database: Database) =>
  batch(async (fresh: readonly NewAttempt[]): Promise<(Attempt | undefined)[]> => {
    const rows = fresh.map((attempt) => ({ ...attempt, id: newId() }))
    try {
      const stored = await database.transaction(async (transaction) => {
        const free = await lockFree(transaction, [...new Set(fresh.map(({ userId }) => userId))])
        const locked = rows.filter(({ userId }) => free.has(userId))
        const mine = await countNew(transaction, locked)
        const inserted = await insertAttempts(transaction, mine)
        const repeated = mine.filter(({ id, reportedStart }) => reportedStart === null && !inserted.has(id))
        const repeaters = repeated.map(({ userId }) => userId)
        await undoTries(transaction, 'newAttemptsOfUser', repeaters)
        return inserted
      })
      return rows.map(({ id }) => stored.get(id))
    } catch {
      // The error concerns at most some of them: each is then stored, and fails, on its own.
      return fresh.map(() => undefined)
    }
  })

const storeOf = memoizeByKey(createStore)

/**
 * Stores an attempt together with simultaneous ones of other learners in one transaction. Resolves after the commit;
 * undefined if an attempt with this start is stored already, the learner's row is locked or limit reached, or anything failed:
 * `storeAttempt` then decides.
 */
export const storeBatched = (database: Database, fresh: NewAttempt): Promise<Attempt | undefined> =>
  storeOf(database)(fresh)
