import { roles } from '@naru/api/rights'
import type { UserRole } from '@naru/api/types'
import { asc, ne } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { openForCommand, usageOf, type CommandOptions } from './command'
import type { Database } from '../platform/db/database'
import { users } from '../platform/db/schema'
import { StartFailure } from '../platform/failure'
import { newId } from '../platform/ids'
import { appendEntry, lockChanges, recordChange } from '../modules/audit/record'
import { verifyAuditLog } from '../modules/audit/verify'
import { setupLink } from '../modules/auth/first-admin'
import { endAllAuthSessions, endAuthSessionsOf } from '../modules/auth/auth-sessions'
import { hashSecret } from '../modules/auth/passwords'
import { accountByEmail, createAdmin, markVerified, setPassword, type Account } from '../modules/auth/repository'
import { normalEmail } from '../modules/auth/rules'
import { addScoreReportKey, ensureScoreReportKey } from '../modules/score-reports/repository'
import { resetTwoStep } from '../modules/two-step/reset'
import { changeRole } from '../modules/auth/roles'
import { readSettings } from '../platform/settings'

/** Runs one form of the command; an argument that is not given is empty. */
type Run = (database: Database, args: [string, string], options: CommandOptions) => Promise<void>

/** 96 random bits. */
const newPassword = () => randomBytes(12).toString('base64url')

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

const add: Run = async (database, [email], { now, print }) => {
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

const remove: Run = async (database, [email], { print }) => {
  const account = await known(database, email)
  const work = (transaction: Database) => setRole(transaction, account, 'learner', 'no admin')
  print(await changeAccount(database, 'removeAdmin', account.id, work))
}

const giveRole: Run = async (database, [email, name], { print }) => {
  const role = roles.find((each) => each === name)
  if (role === undefined) throw new StartFailure(`'${name}' is no role. The roles are ${roles.join(', ')}.`)
  const account = await known(database, email)
  const work = (transaction: Database) => setRole(transaction, account, role, names[role])
  print(await changeAccount(database, 'giveRole', account.id, work))
}

const resetFactors: Run = async (database, [email], { print }) => {
  const account = await known(database, email)
  await resetTwoStep(database, account.id)
  print(`${email} has no two-step verification now, and must log in again.`)
}

const list: Run = async (database, _args, { print }) => {
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

const endSessions: Run = async (database, _args, { print }) => {
  const count = await database.transaction(async (transaction) => {
    await lockChanges(transaction)
    const sessions = await endAllAuthSessions(transaction)
    await appendEntry(transaction, { actor: 'command', action: 'endSessions', after: { sessions } })
    return sessions
  })
  print(`${count} session${count === 1 ? ' has' : 's have'} ended. Everybody must log in again.`)
}

const renewScoreReportKey: Run = async (database, _args, { now, print }) => {
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

const verifyAudit: Run = async (database, [point], { print }) => {
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

const printSetupLink: Run = async (database, _args, { environment, now, print }) => {
  await ensureScoreReportKey(database, now())
  const link = await setupLink(database, readSettings(environment).publicUrl)
  print(link === undefined ? 'There is an admin already, who logs in at /login.' : `Create the first admin at ${link}`)
}

/** What each form of the command does, in words and in fact. */
const forms: Readonly<Record<string, readonly [says: string, run: Run]>> = {
  'add EMAIL': ['makes an account an admin; creates it if there is none', add],
  'setup-link': ['prints the address at which the first admin is created', printSetupLink],
  'remove EMAIL': ['makes an admin a learner', remove],
  'role EMAIL ROLE': [`gives an account another role: ${roles.join(', ')}`, giveRole],
  list: ['lists all admins, editors and authors', list],
  'end-sessions': ['logs everybody out', endSessions],
  'score-report-key': ['makes a new key that signs score reports from now on', renewScoreReportKey],
  'reset-two-step EMAIL': ["removes an admin's passkeys, authenticator app and recovery codes", resetFactors],
  'verify-audit [NUMBER:HASH]': ['verifies the audit log; also that the entry still has this hash', verifyAudit],
}

const usage = ({ program }: CommandOptions) => `${usageOf(
  program,
  Object.fromEntries(Object.entries(forms).map(([form, [says]]) => [form, says])),
)}

The database is that of the server: DATABASE_URL, or the embedded one in DATA_DIR with the server stopped.`

/**
 * Runs the admin command.
 * @returns the exit code 0.
 * @throws StartFailure for unknown arguments, a change that the rules refuse, a broken audit log, an unreachable
 *   database, or a data folder that a running server has locked.
 */
export const runAdmin = async (options: CommandOptions): Promise<number> => {
  const [name, ...given] = options.args
  if (name === '--help') {
    options.print(usage(options))
    return 0
  }
  const [form = '', [, run] = []] = Object.entries(forms).find(([each]) => each.split(' ')[0] === name) ?? []
  const args = form.split(' ').slice(1)
  const isComplete = args.every((arg, at) => arg.startsWith('[') || Boolean(given[at]))
  if (run === undefined || !isComplete || given.length > args.length) throw new StartFailure(usage(options))
  const { environment, openDatabase = openForCommand } = options
  const { database, close } = await openDatabase(readSettings(environment))
  try {
    const [subject = '', value = ''] = given
    await run(database, [normalEmail(subject), value], options)
    return 0
  } finally {
    await close()
  }
}
