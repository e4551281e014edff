import { and, eq } from 'drizzle-orm'
import { hash, randomInt } from 'node:crypto'
import type { Database } from '../../platform/db/database'
import { recoveryCodes } from '../../platform/db/schema'

/** Recovery codes per user. */
const COUNT = 10

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 80 random bits, in four groups of four characters. */
const newRecoveryCode = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  )

// A fast hash is enough: nobody can try 80 random bits.
const hashOf = (code: string) => hash('sha256', code.replaceAll(/[\s-]/g, '').toUpperCase())

/** Replaces the recovery codes of a user, and returns the new ones. */
export const replaceRecoveryCodes = async (database: Database, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newRecoveryCode)
  await database.transaction(async (transaction) => {
    await deleteRecoveryCodes(transaction, userId)
    await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  })
  return codes
}

/** Redeems a recovery code. True only once. */
export const redeemRecoveryCode = async (database: Database, userId: string, code: string): Promise<boolean> => {
  const used = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export const countRecoveryCodes = (database: Database, userId: string): Promise<number> =>
  database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export const deleteRecoveryCodes = async (database: Database, userId: string): Promise<void> => {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
