import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { appendEntry } from '../../modules/audit/record'
import { verifyAuditLog } from '../../modules/audit/verify'
import { createAccount } from '../../modules/auth/repository'
import { paths } from '../../paths'
import { somebody } from '../../test/support/client'
import { embeddedTemplate } from '../../test/support/database-template'
import { fingerprints, tableNames } from '../../test/support/snapshot'
import { openEmbedded } from './open'
import { auditEntries, sessions, users } from './schema'

// What all other tests find on PostgreSQL, where it is installed.
const { database, close } = await openEmbedded({ kind: 'memory' }, { template: await embeddedTemplate() })
afterAll(close)

const account = () => {
  const { password, ...person } = somebody()
  return { ...person, passwordHash: password, role: 'learner', isVerified: false, createdAt: new Date() } as const
}

test('the embedded database has every table of the migration', async () => {
  expect(Object.keys(await fingerprints(database)).toSorted()).toEqual(tableNames.toSorted())
})

test('a folder that cannot be written to is refused with a sentence', async () => {
  // `/proc` exists but cannot contain folders; the contract is a file.
  for (const path of [`${paths.contract}/naru`, ...(process.platform === 'linux' ? ['/proc/naru'] : [])])
    await expect(openEmbedded({ kind: 'folder', path })).rejects.toThrow(
      `The data folder ${path} cannot be written to (`,
    )
})

test('an empty folder gets a database, which the next start opens', async () => {
  const path = mkdtempSync(join(tmpdir(), 'naru-first-start-'))
  const first = await openEmbedded({ kind: 'folder', path })
  await createAccount(first.database, account())
  await first.close()
  const next = await openEmbedded({ kind: 'folder', path })
  expect(await next.database.$count(users)).toBe(1)
  await next.close()
  rmSync(path, { recursive: true })
})

test('it keeps unique and referenced rows', async () => {
  const [one, other] = [account(), account()]
  const stored = await createAccount(database, one)
  expect(await createAccount(database, { ...other, email: one.email })).toBeUndefined()
  const times = { createdAt: new Date(), lastUsedAt: new Date(), expiresAt: new Date() }
  const session = { tokenHash: 'a', userId: stored?.id ?? '', ...times }
  await database.insert(sessions).values(session)
  await expect(database.insert(sessions).values(session)).rejects.toMatchObject({ cause: { code: '23505' } })
  const ofNobody = database.insert(sessions).values({ ...session, tokenHash: 'b', userId: 'nobody' })
  await expect(ofNobody).rejects.toMatchObject({ cause: { code: '23503' } })
  await database.delete(users).where(eq(users.id, stored?.id ?? ''))
  expect(await database.$count(sessions)).toBe(0)
})

test('it chains the audit log and refuses changes of it', async () => {
  for (const action of ['first', 'second']) await appendEntry(database, { actor: 'server', action })
  expect(await verifyAuditLog(database)).toMatchObject({ entries: 2 })
  await expect(database.update(auditEntries).set({ actor: 'nobody' })).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  await expect(database.delete(auditEntries)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('a transaction that fails leaves nothing', async () => {
  const failing = database.transaction(async (transaction) => {
    await createAccount(transaction, account())
    await transaction.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow('Failed query')
  expect(await database.$count(users)).toBe(0)
})
