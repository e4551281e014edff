import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import { oneTimeCodes, users } from '../../platform/db/schema'
import { countTry } from '../../platform/http/limits'
import { newId } from '../../platform/ids'
import type { MailMessage } from '../../platform/mail/mailer'
import { resetMail, verificationMail } from '../../platform/mail/messages'
import { hashSecret, isSecret, pretendToCheck } from './passwords'
import { codeRules, secondsUntilResend } from './rules'

/** Purpose of a code; a code is valid for one purpose only. */
export type CodePurpose = 'verify' | 'reset'

export const randomCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

const of = (userId: string, purpose: CodePurpose) =>
  and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose))

export type NewCode = { code: string } | { waitSeconds: number }

/**
 * Issues a code that replaces the user's earlier one for the same purpose, unless that one is younger than the resend
 * lock. Its times are by the database's clock: servers have different ones.
 * @param isRenewal - ignores the resend lock, because the earlier code never reached its owner. Default false.
 */
export const issueCode = async (
  { database }: Pick<Context, 'database'>,
  userId: string,
  purpose: CodePurpose,
  isRenewal = false,
): Promise<NewCode> => {
  const code = randomCode()
  const codeHash = await hashSecret(code)
  const fresh = {
    codeHash,
    sentAt: databaseNow,
    expiresAt: databaseNowPlus(codeRules.life),
    triesLeft: codeRules.tries,
  }
  // One statement, so that simultaneous requests cannot both pass the lock.
  const written = await database
    .insert(oneTimeCodes)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.userId, oneTimeCodes.purpose],
      set: fresh,
      setWhere: isRenewal
        ? sql`true`
        : // A code from beyond the longest life was sent before the database's clock was corrected.
          sql`${lte(oneTimeCodes.sentAt, databaseNowPlus(-codeRules.resendLock))} or ${gt(oneTimeCodes.sentAt, databaseNowPlus(codeRules.life))}`,
    })
    .returning({ userId: oneTimeCodes.userId })
  if (written.length > 0) return { code }
  const [last] = await database
    .select({ sentAt: oneTimeCodes.sentAt, present: databaseNow.mapWith(oneTimeCodes.sentAt) })
    .from(oneTimeCodes)
    .where(of(userId, purpose))
  return { waitSeconds: last === undefined ? 1 : Math.max(1, secondsUntilResend(last.sentAt, last.present)) }
}

/**
 * Redeems a code. True only once, for the right code, in time, within five tries.
 * @param userId - undefined for an account that does not exist: takes as long, returns false.
 */
export const redeemCode = async (
  context: Context,
  userId: string | undefined,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> => {
  const { database } = context
  const account = userId ?? newId()
  const [candidate] = await database.transaction(async (transaction) => {
    // Writes in every case: otherwise the response time would reveal whether an account or a code exists.
    await countTry({ database: transaction }, 'codeTriesOfAccount', account)
    // The try is counted before the code is compared, so that simultaneous tries are all counted.
    return transaction
      .update(oneTimeCodes)
      .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
      .where(and(of(account, purpose), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, databaseNow)))
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

/** Issues a new code and its mail in place of one that failed; undefined if its owner no longer needs it. */
export const renewCode = async (
  context: Pick<Context, 'database' | 'publicUrl'>,
  { userId, purpose }: NonNullable<MailMessage['code']>,
): Promise<MailMessage | undefined> => {
  const [user] = await context.database.select().from(users).where(eq(users.id, userId))
  if (!user?.isActive || (purpose === 'verify' && user.isVerified)) return undefined
  const issued = await issueCode(context, userId, purpose, true)
  if (!('code' in issued)) return undefined
  const compose = purpose === 'verify' ? verificationMail : resetMail
  return compose(user, issued.code, context.publicUrl)
}
