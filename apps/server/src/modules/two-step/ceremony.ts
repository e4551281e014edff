import type { Context } from '../../context'
import { say } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { consumeChallenge, createChallenge, type ChallengePurpose } from './challenges'
import { passkeyHostOf, type Ceremony } from './passkeys'

type Site = Pick<Context, 'database' | 'publicUrl'>

const hostOf = (publicUrl: string) => {
  const host = passkeyHostOf(publicUrl)
  if (host === undefined) throw new Refusal(409, say('passkey_ip_address'))
  return host
}

/**
 * Starts a passkey ceremony on a session.
 * @throws Refusal 409 if the site has no host name.
 */
export const startCeremony = async (
  { database, publicUrl }: Site,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<Ceremony> => ({
  host: hostOf(publicUrl),
  publicUrl,
  challenge: await createChallenge(database, sessionId, purpose),
})

/** Ends a passkey ceremony; undefined if none was started on this session in time, or it has ended already. */
export const endCeremony = async (
  { database, publicUrl }: Site,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<Ceremony | undefined> => {
  const challenge = await consumeChallenge(database, sessionId, purpose)
  return challenge === undefined ? undefined : { host: hostOf(publicUrl), publicUrl, challenge }
}
