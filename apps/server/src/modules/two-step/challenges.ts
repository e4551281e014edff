import { and, eq, gt } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { databaseNow, databaseNowPlus } from '../../db/clock'
import type { Database } from '../../db/database'
import { passkeyChallenges } from '../../db/schema'

/** How long a challenge may be answered, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60_000

/** What a challenge is for: adding a passkey, or a check of one. */
export type ChallengePurpose = typeof passkeyChallenges.$inferSelect.purpose

/** Creates the challenge of a session for a purpose: 256 random bits in base64url. Replaces an earlier one. */
export const createChallenge = async (
  database: Database,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  const fresh = { challenge, expiresAt: databaseNowPlus(CHALLENGE_LIFE) }
  await database
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [passkeyChallenges.sessionId, passkeyChallenges.purpose], set: fresh })
  return challenge
}

/** Uses up the challenge of a session; undefined if there is none, or it has expired. */
export const consumeChallenge = async (
  database: Database,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> => {
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
  return used?.challenge
}
