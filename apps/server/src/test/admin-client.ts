import { createAuthenticator, totpCode, type Authenticator } from '@naru/api/contract'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
import type { TestServer } from '../testing'
import { clientOf, fieldOf, listOf, newLearner, type Client } from './client'

/** An account of an admin. */
export interface AdminAccount {
  email: string
  password: string
  userId: string
}

/** Creates an admin without two-step verification. */
export const newAdminAccount = async (test: TestServer): Promise<AdminAccount> => {
  const { email, password, userId } = await newLearner(test)
  await test.context.database.update(users).set({ role: 'admin', isVerified: true }).where(eq(users.id, userId))
  return { email, password, userId }
}

/** A new session of an account. */
export const logIn = async (test: TestServer, { email, password }: AdminAccount): Promise<Client> => {
  const client = clientOf(test)
  await client.post('/api/auth/login', { email, password })
  return client
}

/** An authenticator app of an admin. */
export interface App {
  /** The present code. */
  code: () => Promise<string>
  recoveryCodes: string[]
}

/** Adds an authenticator app. `now`: the database's clock. */
export const addTotp = async (client: Client, now: () => Date): Promise<App> => {
  const secret = String(fieldOf((await client.post('/api/admin/two-step/totp/secret')).body, 'secret'))
  const code = () => totpCode(secret, now().getTime())
  const { body } = await client.post('/api/admin/two-step/totp', { code: await code() })
  return { code, recoveryCodes: listOf(fieldOf(body, 'recoveryCodes')).map(String) }
}

type NewPasskeyOptions = Parameters<Authenticator['register']>[0]
type CheckOptions = Parameters<Authenticator['assert']>[0]

/** Requests a challenge for a new passkey. */
export const newPasskeyOptions = async (client: Client): Promise<NewPasskeyOptions> =>
  Object(fieldOf((await client.post('/api/admin/two-step/passkeys/challenge')).body, 'options'))

/** Requests a challenge for a check. */
export const checkOptions = async (client: Client): Promise<CheckOptions> =>
  Object(fieldOf((await client.post('/api/admin/two-step/challenge')).body, 'options'))

/** Makes a passkey. `send` adds it. */
export const makePasskey = async (client: Client, origin: string, name = 'Phone') => {
  const authenticator = await createAuthenticator(origin)
  const response = await authenticator.register(await newPasskeyOptions(client))
  return { authenticator, send: () => client.post('/api/admin/two-step/passkeys', { name, ...response }) }
}

/** Adds a passkey. */
export const addPasskey = async (client: Client, origin: string, name = 'Phone') => {
  const { authenticator, send } = await makePasskey(client, origin, name)
  return { authenticator, answer: await send() }
}
