import { expect, test } from 'vitest'
import { runAdmin } from '../../commands/admin'
import { ensureAdmin } from '../../commands/seed'
import { openTestServer } from '../support/test-server'
import { clientOf, newLearner } from '../support/client'
import { runCommand } from '../support/command'
import { writeContent } from '../support/content'

const server = await openTestServer({ contentFolder: writeContent() })
const { database, now } = server.context

const run = (...args: string[]) => runCommand(server, runAdmin, ...args)
const login = async (email: string, password: string) =>
  (await clientOf(server).post('/api/auth/login', { email, password })).status

test('an operator whose email a stranger signed up with cannot start, and becomes an admin by the command', async () => {
  const stranger = await newLearner(server, { email: 'operator@naru.test', password: 'of a stranger' })
  const settings = { email: 'Operator@naru.test', password: 'password of the operator' }
  await expect(ensureAdmin({ database, now }, settings)).rejects.toThrow(
    /^ADMIN_EMAIL has the account of a learner[^.]+'npm run admin -- add operator@naru\.test'.+ADMIN_PASSWORD\.$/,
  )

  const added = await run('add', settings.email)
  expect(added).toEqual([
    'operator@naru.test is an admin now.',
    expect.stringMatching(/^The password is \S{16}\. It is shown only once\.$/),
  ])
  await ensureAdmin({ database, now }, settings)
  expect(await stranger.get('/api/user/data')).toMatchObject({ status: 401 })
  expect(await login(stranger.email, stranger.password)).toBe(401)
  expect(await login(stranger.email, /is (\S{16})\./.exec(added[1] ?? '')?.[1] ?? '')).toBe(200)
})

test('the command makes, lists and removes admins, but not the last one', async () => {
  expect(await run('remove', 'operator@naru.test')).toBe('The last admin cannot be removed.')
  expect(await run('add', 'second@naru.test')).toHaveLength(2)
  expect(await run('add', 'second@naru.test')).toEqual(['second@naru.test is an admin already.'])
  expect(await run('remove', 'Second@naru.test')).toEqual(['second@naru.test is no admin now.'])
  // A verified account keeps its password.
  expect(await run('add', 'second@naru.test')).toEqual(['second@naru.test is an admin now.'])
  expect(await run('list')).toEqual(['operator@naru.test', 'second@naru.test'])
  expect(await run('role', 'second@naru.test', 'editor')).toEqual(['second@naru.test is an editor now.'])
  expect(await run('role', 'second@naru.test', 'editor')).toEqual(['second@naru.test is an editor already.'])
  expect(await run('list')).toEqual(['operator@naru.test', 'second@naru.test (editor)'])
  expect(await run('role', 'operator@naru.test', 'author')).toBe('The last admin cannot be removed.')
  const unverified = await newLearner(server)
  expect(await run('role', unverified.email, 'author')).toBe('This user has not verified the email address yet.')
  expect(await run('remove', 'nobody@naru.test')).toBe('There is no account with the email nobody@naru.test.')
  for (const args of [
    [],
    ['list', 'x'],
    ['end-sessions', 'x'],
    ['add'],
    ['add', 'a@b.lk', 'x'],
    ['raise', 'a@b.lk'],
    ['role', 'a@b.lk'],
  ]) {
    expect(await run(...args)).toMatch(/^npm run it -- add EMAIL/)
  }
  expect(await run('role', 'second@naru.test', 'teacher')).toBe(
    "'teacher' is no role. The roles are learner, author, editor, admin.",
  )
  expect(await run('add', 'nobody')).toBe("'nobody' is not an email address.")
})

test('the command ends the sessions of everybody, also of those who are logged in now', async () => {
  const [one, other] = [await newLearner(server), await newLearner(server)]
  expect(await one.get('/api/user/data')).toMatchObject({ status: 200 })
  expect(await run('end-sessions')).toEqual([
    expect.stringMatching(/^\d+ sessions have ended\. Everybody must log in again\.$/),
  ])
  for (const learner of [one, other]) expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
  expect(await login(one.email, one.password)).toBe(200)
  expect(await run('end-sessions')).toEqual(['1 session has ended. Everybody must log in again.'])
})
