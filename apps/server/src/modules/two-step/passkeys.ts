import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Schemas } from '@naru/api/types'
import { and, asc, eq, lt } from 'drizzle-orm'
import { isIP } from 'node:net'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { passkeys } from '../../platform/db/schema'
import { newId } from '../../platform/ids'

/** How long a challenge may be answered, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60_000

export const MOST_PASSKEYS = 20

/**
 * The host that passkeys belong to (the relying party): that of `PUBLIC_URL`. Undefined for an IP address, at which
 * browsers offer no passkeys.
 */
export const passkeyHostOf = (publicUrl: string): string | undefined => {
  const { hostname } = new URL(publicUrl)
  return hostname.startsWith('[') || isIP(hostname) !== 0 ? undefined : hostname
}

/** The passkeys of a user, oldest first. */
export const passkeysOf = (database: Database, userId: string): Promise<(typeof passkeys.$inferSelect)[]> =>
  database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))

const references = (known: readonly { credentialId: string }[]) =>
  known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const }))

/** Where a passkey is used, and the challenge that it answers. */
export interface Ceremony {
  /** Host of the site. */
  host: string
  publicUrl: string
  challenge: string
}

export const newPasskeyOptions = async (
  { host, challenge }: Pick<Ceremony, 'host' | 'challenge'>,
  user: { id: string; email: string; name: string },
  known: readonly { credentialId: string }[],
): Promise<Schemas['NewPasskeyResponse']['options']> => {
  const { pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Naru',
    rpID: host,
    userName: user.email,
  })
  return {
    challenge,
    rp: { id: host, name: 'Naru' },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFE,
    excludeCredentials: references(known),
    authenticatorSelection: { userVerification: 'required' },
  }
}

export const passkeyCheckOptions = (
  { host, challenge }: Pick<Ceremony, 'host' | 'challenge'>,
  known: readonly { credentialId: string }[],
): Schemas['PasskeyCheckResponse']['options'] => ({
  challenge,
  rpId: host,
  timeout: CHALLENGE_LIFE,
  userVerification: 'required',
  allowCredentials: references(known),
})

const publicKeyCredential = { type: 'public-key', clientExtensionResults: {} } as const

/** Verifies a new passkey; undefined if the response is not right. */
export const verifyNewPasskey = async (
  { host, publicUrl, challenge }: Ceremony,
  { id, clientDataJSON, attestationObject }: Schemas['AddPasskeyRequest'],
): Promise<Pick<typeof passkeys.$inferInsert, 'credentialId' | 'publicKey' | 'counter'> | undefined> => {
  const verified = await verifyRegistrationResponse({
    response: { ...publicKeyCredential, id, rawId: id, response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: host,
    // It throws for every response that is not right.
  }).catch(() => undefined)
  if (verified?.verified !== true) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

/** Stores a verified passkey; false if it is stored already. */
export const insertPasskey = async (
  database: Database,
  passkey: Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt'>,
): Promise<boolean> => {
  const inserted = await database
    .insert(passkeys)
    .values({ id: newId(), createdAt: databaseNow, ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

/**
 * Verifies a response of a passkey and stores its counter. False if it is not right, or the counter did not increase:
 * then the passkey may be a copy.
 */
export const redeemAssertion = async (
  database: Database,
  userId: string,
  { host, publicUrl, challenge }: Ceremony,
  { id, ...response }: Schemas['PasskeyAssertion'],
): Promise<boolean> => {
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, id)))
  if (passkey === undefined) return false
  const verified = await verifyAuthenticationResponse({
    response: { ...publicKeyCredential, id, rawId: id, response },
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: host,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // It throws for every response that is not right.
  }).catch(() => undefined)
  if (verified?.verified !== true) return false
  const counter = verified.authenticationInfo.newCounter
  const redeemed = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: databaseNow })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        // Two responses with one counter may arrive at once. A device that does not count always sends 0.
        counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
      ),
    )
    .returning({ id: passkeys.id })
  return redeemed.length > 0
}

const ofUser = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Renames a passkey of a user; false if there is none with this id. */
export const renamePasskey = async (database: Database, userId: string, id: string, name: string): Promise<boolean> =>
  (await database.update(passkeys).set({ name }).where(ofUser(userId, id)).returning({ id: passkeys.id })).length > 0

/** Deletes a passkey of a user; false if there is none with this id. */
export const deletePasskey = async (database: Database, userId: string, id: string): Promise<boolean> =>
  (await database.delete(passkeys).where(ofUser(userId, id)).returning({ id: passkeys.id })).length > 0
