import { roles } from '@naru/api/rights'
import type { UserRole } from '@naru/api/types'
import { asc, ne } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { openForCommand, usageOf, type CommandOptions } from '../command'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { StartFailure } from '../failure'
import { newId } from '../ids'
import { appendEntry, lockChanges, recordChange } from '../modules/audit/record'
import { verifyAuditLog } from '../modules/audit/verify'
import { endAllAuthSessions, endAuthSessionsOf } from '../modules/auth/auth-sessions'
import { hashSecret } from '../modules/auth/passwords'
import { accountByEmail, createAdmin, markVerified, setPassword, type Account } from '../modules/auth/repository'
import { normalEmail } from '../modules/auth/rules'
import { addScoreReportKey } from '../modules/score-reports/repository'
import { resetTwoStep } from '../modules/two-step/reset'
import { changeRole } from '../modules/user/roles'
import { readSettings } from '../settings'

const usage = ({ program }: CommandOptions) => `${usageOf(program, {
  'add EMAIL': 'makes an account an admin; creates it if there is none',
  'remove EMAIL': 'makes an admin a learner',
  'role EMAIL ROLE': `gives an account another role: ${roles.join(', ')}`,
  list: 'lists all admins, editors and authors',
  'end-sessions': 'logs everybody out',
  'score-report-key': 'makes a new key that signs score reports from now on',
  'reset-two-step EMAIL': "removes an admin's passkeys, authenticator app and recovery codes",
  'verify-audit [NUMBER:HASH]': 'verifies the audit log; also that the entry still has this hash',
})}

The database is that of the server: DATABASE_URL, or the embedded one in DATA_DIR with the server stopped.`

/** 96 random bits. */
const newPassword = () => randomBytes(12).toString('base64url')

/** Changes an account and records it. */
const changeAccount = <Result>(
  database: Database,
  action: 'addAdmin' | 'removeAdmin' | 'giveRole',
  id: string,
  work: (transaction: Database) => Promise<Result>,
) => recordChange(database, { actor: 'command', action, subjects: [{ kind: 'user', id }] }, work)

const setRole = async (database: Database, { id, email }: Account, role: UserRole, name: string) => {
  const change = await changeRole(database, { userId: id, role, adminId: undefined })
  if (typeof change === 'object') throw new StartFailure(change.refusal.message)
  return change === 'changed' ? `${email} is ${name} now.` : `${email} is ${name} already.`
}

const names: Readonly<Record<UserRole, string>> = {
  learner: 'a learner',
  author: 'an author',
  editor: 'an editor',
  admin: 'an admin',
}

const add = async (database: Database, email: string, { now, print }: CommandOptions) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartFailure(`'${email}' is not an email address.`)
  const account = await accountByEmail(database, email)
  // Whoever signed up with an unverified address may not own it, and knows the password.
  const password = account?.isVerified === true ? undefined : newPassword()
  const passwordHash = await hashSecret(password ?? newPassword())
  const id = account?.id ?? newId()
  const done = await changeAccount(database, 'addAdmin', id, async (transaction) => {
    if (account === undefined) {
      await createAdmin(transaction, { id, email, passwordHash, createdAt: now() })
      return `${email} is an admin now.`
    }
    if (password !== undefined) {
      await setPassword(transaction, id, passwordHash)
      await endAuthSessionsOf(transaction, id)
      await markVerified(transaction, id)
    }
    return setRole(transaction, account, 'admin', names.admin)
  })
  print(done)
  if (password !== undefined) print(`The password is ${password}. It is shown only once.`)
}

const known = async (database: Database, email: string) => {
  const account = await accountByEmail(database, email)
  if (account === undefined) throw new StartFailure(`There is no account with the email ${email}.`)
  return account
}

const remove = async (database: Database, email: string, { print }: CommandOptions) => {
  const account = await known(database, email)
  const work = (transaction: Database) => setRole(transaction, account, 'learner', 'no admin')
  print(await changeAccount(database, 'removeAdmin', account.id, work))
}

const giveRole = async (database: Database, email: string, role: UserRole, { print }: CommandOptions) => {
  const account = await known(database, email)
  const work = (transaction: Database) => setRole(transaction, account, role, names[role])
  print(await changeAccount(database, 'giveRole', account.id, work))
}

const resetFactors = async (database: Database, email: string, { print }: CommandOptions) => {
  const account = await known(database, email)
  await resetTwoStep(database, account.id)
  print(`${email} has no two-step verification now, and must log in again.`)
}

const list = async (database: Database, { print }: CommandOptions) => {
  const staff = await database
    .select({ email: users.email, role: users.role, isActive: users.isActive })
    .from(users)
    .where(ne(users.role, 'learner'))
    .orderBy(asc(users.role), asc(users.email))
  for (const { email, role, isActive } of staff) {
    const notes = [...(role === 'admin' ? [] : [role]), ...(isActive ? [] : ['deactivated'])]
    print(notes.length === 0 ? email : `${email} (${notes.join(', ')})`)
  }
  if (!staff.some(({ role }) => role === 'admin')) print('There is no admin.')
}

const endSessions = async (database: Database, { print }: CommandOptions) => {
  const count = await database.transaction(async (transaction) => {
    await lockChanges(transaction)
    const sessions = await endAllAuthSessions(transaction)
    await appendEntry(transaction, { actor: 'command', action: 'endSessions', after: { sessions } })
    return sessions
  })
  print(`${count} session${count === 1 ? ' has' : 's have'} ended. Everybody must log in again.`)
}

const renewScoreReportKey = async (database: Database, { now, print }: CommandOptions) => {
  const number = await database.transaction(async (transaction) => {
    await lockChanges(transaction)
    const added = await addScoreReportKey(transaction, now())
    if (added !== undefined) {
      await appendEntry(transaction, { actor: 'command', action: 'addScoreReportKey', after: { number: added } })
    }
    return added
  })
  if (number === undefined) throw new StartFailure('Another key was made at the same time. Run the command again.')
  print(`Key ${number} signs score reports from now on. Score reports of earlier keys stay valid.`)
}

const verifyAudit = async (database: Database, point: string, { print }: CommandOptions) => {
  const [, number, hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(point) ?? []
  if (point !== '' && number === undefined) {
    throw new StartFailure(`'${point}' is no entry: give its NUMBER:HASH as the command printed it.`)
  }
  const known = number === undefined ? undefined : { number: Number(number), hash }
  const verification = await verifyAuditLog(database, known)
  if ('brokenAt' in verification) {
    throw new StartFailure(`The audit log is broken at entry ${verification.brokenAt}: ${verification.reason}.`)
  }
  const { entries, last } = verification
  print(`The audit log is intact: ${entries} ${entries === 1 ? 'entry' : 'entries'}.`)
  if (last !== undefined) print(`The last one is ${last.number}:${last.hash}. Save this elsewhere.`)
}

/**
 * Runs the admin command.
 * @returns the exit code 0.
 * @throws StartFailure for unknown arguments, a change that the rules refuse, a broken audit log, an unreachable
 *   database, or a data folder that a running server has locked.
 */
export const runAdmin = async (options: CommandOptions): Promise<number> => {
  const [verb, subject = '', ...rest] = options.args
  if (verb === '--help') {
    options.print(usage(options))
    return 0
  }
  const ofAccount = verb === 'add' || verb === 'remove' || verb === 'reset-two-step'
  if (verb === 'role' && rest.length === 1 && roles.every((each) => each !== rest[0])) {
    throw new StartFailure(`'${rest[0]}' is no role. The roles are ${roles.join(', ')}.`)
  }
  const role = verb === 'role' && rest.length === 1 ? roles.find((each) => each === rest[0]) : undefined
  if (role !== undefined) rest.pop()
  const isKnown = ofAccount
    ? subject !== ''
    : role !== undefined ||
      verb === 'verify-audit' ||
      (/^(list|end-sessions|score-report-key)$/.test(verb ?? '') && subject === '')
  if (!isKnown || rest.length > 0) throw new StartFailure(usage(options))
  const { environment, openDatabase = openForCommand } = options
  const { database, close } = await openDatabase(readSettings(environment))
  try {
    const email = normalEmail(subject)
    if (verb === 'add') await add(database, email, options)
    else if (verb === 'remove') await remove(database, email, options)
    else if (role !== undefined) await giveRole(database, email, role, options)
    else if (verb === 'reset-two-step') await resetFactors(database, email, options)
    else if (verb === 'end-sessions') await endSessions(database, options)
    else if (verb === 'score-report-key') await renewScoreReportKey(database, options)
    else if (verb === 'verify-audit') await verifyAudit(database, subject, options)
    else await list(database, options)
    return 0
  } finally {
    await close()
  }
}
