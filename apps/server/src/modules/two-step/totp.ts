import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { totpSecrets } from '../../platform/db/schema'

const MINUTE = 60_000

/** How long a new secret may be confirmed. */
const PENDING_LIFE = 10 * MINUTE

/** Codes of one step before and after the present one are accepted, since clocks differ. */
const WINDOW = 1

const totpOf = (secret: Secret, label: string) => new TOTP({ issuer: 'Naru', label, secret })

const ofUser = (userId: string) => eq(totpSecrets.userId, userId)

/** The step that a code belongs to; undefined if it is wrong. */
const stepOf = (secret: string, code: string, present: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '')
  // The library throws on six characters that are more than six bytes.
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = totpOf(Secret.fromBase32(secret), '')
  const timestamp = present.getTime()
  const delta = totp.validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Creates a secret of 160 bits that becomes valid with a code of it. Replaces an unconfirmed one. */
export const startTotpSecret = async (
  database: Database,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string }> => {
  const secret = new Secret({ size: 20 })
  const pending = { pendingSecret: secret.base32, pendingUntil: databaseNowPlus(PENDING_LIFE) }
  await database
    .insert(totpSecrets)
    .values({ userId: user.id, ...pending })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: pending })
  return { secret: secret.base32, uri: totpOf(secret, user.email).toString() }
}

/** Makes the new secret of a user valid, if the code is right. The code is used up. */
export const confirmTotpSecret = async (database: Database, userId: string, code: string): Promise<boolean> => {
  const [row] = await database
    .select({ pendingSecret: totpSecrets.pendingSecret, present: databaseNow.mapWith(totpSecrets.pendingUntil) })
    .from(totpSecrets)
    .where(and(ofUser(userId), gt(totpSecrets.pendingUntil, databaseNow)))
  if (row === undefined || row.pendingSecret === null) return false
  const lastStep = stepOf(row.pendingSecret, code, row.present)
  if (lastStep === undefined) return false
  const confirmed = await database
    .update(totpSecrets)
    .set({ secret: row.pendingSecret, lastStep, pendingSecret: null, pendingUntil: null })
    .where(and(ofUser(userId), eq(totpSecrets.pendingSecret, row.pendingSecret)))
    .returning({ userId: totpSecrets.userId })
  return confirmed.length > 0
}

/** Redeems a code of the authenticator app. True only once for each step, and not for a step before the last one. */
export const redeemTotpCode = async (database: Database, userId: string, code: string): Promise<boolean> => {
  const [row] = await database
    .select({ secret: totpSecrets.secret, present: databaseNow.mapWith(totpSecrets.pendingUntil) })
    .from(totpSecrets)
    .where(ofUser(userId))
  const step = row === undefined || row.secret === null ? undefined : stepOf(row.secret, code, row.present)
  if (row === undefined || row.secret === null || step === undefined) return false
  const redeemed = await database
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        ofUser(userId),
        eq(totpSecrets.secret, row.secret),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return redeemed.length > 0
}

export const hasTotp = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(totpSecrets, and(ofUser(userId), isNotNull(totpSecrets.secret)))) > 0

/** Removes the authenticator app of a user. @returns whether there was one */
export const deleteTotp = async (database: Database, userId: string): Promise<boolean> =>
  (await database.delete(totpSecrets).where(ofUser(userId)).returning({ secret: totpSecrets.secret })).some(
    ({ secret }) => secret !== null,
  )
