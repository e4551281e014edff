import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Context } from '../../context'
import { oneTimeCodes } from '../../db/schema'
import { countTry } from '../../http/limits'
import { newId } from '../../ids'
import { hashSecret, isSecret, pretendToCheck } from './passwords'
import { codeRules, secondsUntilResend } from './rules'

/** What a code may be used for; a code for one thing is worthless for the other. */
export type CodePurpose = 'verify' | 'reset'

/** Six random digits, each code as likely as any other. */
export const randomCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

const of = (userId: string, purpose: CodePurpose) =>
  and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose))

/** A fresh code, or the seconds to wait before one may be sent. */
export type NewCode = { code: string } | { waitSeconds: number }

/**
 * Makes a code that replaces the user's earlier one for the same purpose, unless that one was sent a moment ago.
 * @param isRenewal - the earlier one never reached its owner, so that its moment does not count. Default false.
 */
export const issueCode = async (
  { database, now }: Pick<Context, 'database' | 'now'>,
  userId: string,
  purpose: CodePurpose,
  isRenewal = false,
): Promise<NewCode> => {
  const code = randomCode()
  const codeHash = await hashSecret(code)
  const sentAt = now()
  const fresh = {
    codeHash,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + codeRules.life),
    triesLeft: codeRules.tries,
  }
  // One statement, so that two equal requests cannot both pass the lock.
  const written = await database
    .insert(oneTimeCodes)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.userId, oneTimeCodes.purpose],
      set: fresh,
      // A code from the future was made by a clock that was ahead.
      setWhere: isRenewal
        ? sql`true`
        : sql`${lte(oneTimeCodes.sentAt, new Date(sentAt.getTime() - codeRules.resendLock))} or ${gt(oneTimeCodes.sentAt, sentAt)}`,
    })
    .returning({ userId: oneTimeCodes.userId })
  if (written.length > 0) return { code }
  const [last] = await database.select({ sentAt: oneTimeCodes.sentAt }).from(oneTimeCodes).where(of(userId, purpose))
  return { waitSeconds: Math.max(1, secondsUntilResend(last?.sentAt, sentAt)) }
}

/**
 * Uses up a code. True only once, for the right code, in time, within five tries.
 * @param userId - undefined for an account that does not exist: takes as long, answers false.
 */
export const redeemCode = async (
  context: Context,
  userId: string | undefined,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> => {
  const { database, now } = context
  const account = userId ?? newId()
  const [candidate] = await database.transaction(async (transaction) => {
    // Something is written in any case: otherwise what storing it takes would tell that there is an account, or a code.
    await countTry({ database: transaction, now }, 'codeTriesOfAccount', account)
    // The try is taken before the code is compared, so that tries made at once are all counted.
    return transaction
      .update(oneTimeCodes)
      .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
      .where(and(of(account, purpose), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now())))
      .returning({ codeHash: oneTimeCodes.codeHash })
  })
  if (candidate === undefined) return pretendToCheck(code)
  if (!(await isSecret(code.trim(), candidate.codeHash))) return false
  const used = await database
    .delete(oneTimeCodes)
    .where(and(of(account, purpose), eq(oneTimeCodes.codeHash, candidate.codeHash)))
    .returning({ userId: oneTimeCodes.userId })
  return used.length > 0
}
