import { and, eq, gt } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import { passkeyChallenges } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { CHALLENGE_LIFE, passkeyHostOf, type Ceremony } from './passkeys'

type Site = Pick<Context, 'database' | 'publicUrl'>

/** What a challenge is for: adding a passkey, or a check of one. */
type Purpose = typeof passkeyChallenges.$inferSelect.purpose

const hostOf = (publicUrl: string) => {
  const host = passkeyHostOf(publicUrl)
  if (host === undefined) throw new Refusal(409, say('passkey_ip_address'))
  return host
}

/**
 * Starts a passkey ceremony on a session. Its challenge of 256 random bits replaces an earlier one for the purpose.
 * @throws Refusal 409 if the site has no host name.
 */
export const startCeremony = async (
  { database, publicUrl }: Site,
  sessionId: string,
  purpose: Purpose,
): Promise<Ceremony> => {
  const host = hostOf(publicUrl)
  const challenge = randomBytes(32).toString('base64url')
  const fresh = { challenge, expiresAt: databaseNowPlus(CHALLENGE_LIFE) }
  await database
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [passkeyChallenges.sessionId, passkeyChallenges.purpose], set: fresh })
  return { host, publicUrl, challenge }
}

/** Ends a passkey ceremony; undefined if none was started on this session in time, or it has ended already. */
export const endCeremony = async (
  { database, publicUrl }: Site,
  sessionId: string,
  purpose: Purpose,
): Promise<Ceremony | undefined> => {
  const [used] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.sessionId, sessionId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, databaseNow),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return used && { host: hostOf(publicUrl), publicUrl, challenge: used.challenge }
}
