import type { FastifyInstance } from 'fastify'
import { and, asc, eq } from 'drizzle-orm'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { scoreReportKeys, users } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { within } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { contentSecurityPolicy } from '../../platform/http/security-headers'
import { newId } from '../../platform/ids'
import { paths } from '../../paths'
import { recordChange } from '../audit/record'
import { hashSecret } from './passwords'
import { createAdmin } from './repository'
import { isEmail, normalEmail, refusalOfPassword } from './rules'

/**
 * The key of whoever may create the first admin: the same on all servers of a database, and derived, so that nothing has to be stored or deleted.
 * Undefined while there is an active admin.
 */
const setupKey = async (database: Database) => {
  if ((await database.$count(users, and(eq(users.role, 'admin'), eq(users.isActive, true)))) > 0) return undefined
  const [first] = await database.select().from(scoreReportKeys).orderBy(asc(scoreReportKeys.number)).limit(1)
  return first && createHmac('sha256', first.privateKey).update('key of the first admin').digest()
}

/** @returns the address at which the first admin is created; undefined if there is one. The key is not sent to servers and logs: it follows `#`. */
export const setupLink = async (database: Database, publicUrl: string): Promise<string | undefined> => {
  const key = await setupKey(database)
  return key && `${publicUrl}/setup#${key.toString('base64url')}`
}

/** A field of the body; empty if it is no text. */
const written = (body: unknown, name: string) => {
  const value = within(body, name)
  return typeof value === 'string' ? value : ''
}

const isKey = (key: Buffer | undefined, given: string) => {
  const bytes = Buffer.from(given, 'base64url')
  return key?.length === bytes.length && timingSafeEqual(key, bytes)
}

const sourceOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Serves `/setup`: a page that works without a build of the site, and the request that creates the first admin. */
export const registerSetup = (server: FastifyInstance, { database, now, logSecurityEvent }: Context): void => {
  const page = readFileSync(join(paths.setupPage, 'index.html'), 'utf8')
  const policy = contentSecurityPolicy('/setup', {
    scripts: [sourceOf(/<script>([^]*?)<\/script>/.exec(page)?.[1])],
    styles: [sourceOf(/<style>([^]*?)<\/style>/.exec(page)?.[1])],
  })
  server.get('/setup', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page),
  )

  const refuseWrong = async (transaction: Database, key: string) => {
    if (!isKey(await setupKey(transaction), key)) {
      throw new Refusal(403, 'This link is not valid, or the site has an admin already. Please log in.')
    }
  }
  server.post('/setup', async ({ body, ip }) => {
    const key = written(body, 'key')
    const password = written(body, 'password')
    const email = normalEmail(written(body, 'email'))
    await refuseWrong(database, key)
    if (!isEmail(email)) throw new Refusal(400, say('email_invalid'))
    const refused = refusalOfPassword(password, [email], 8)
    if (refused !== undefined) throw new Refusal(400, refused)
    const id = newId()
    const passwordHash = await hashSecret(password)
    const subjects = [{ kind: 'user', id }] as const
    await recordChange(database, { actor: 'server', action: 'addAdmin', subjects }, async (transaction) => {
      // Of two at the same time, the second waits for the first and is refused.
      await refuseWrong(transaction, key)
      const created = await createAdmin(transaction, { id, email, passwordHash, createdAt: now() })
      // Whoever signed up with it may not be the operator.
      if (created === undefined) throw new Refusal(409, say('email_taken'))
    })
    logSecurityEvent('first admin created', { userId: id, address: ip })
    return { success: true, message: 'The account was created.' }
  })
}
