import { expect, test } from 'vitest'
import { runAdmin } from '../../commands/admin'
import { clientOf, newLearner } from '../support/client'
import { runCommand } from '../support/command'
import { writeContent } from '../support/content'
import { openTestServer } from '../support/test-server'

const server = await openTestServer({ contentFolder: writeContent() })

test('the set-up link creates the first admin once, and only with its key', async () => {
  const [line = ''] = [await runCommand(server, runAdmin, 'setup-link')].flat()
  const [, path = '', key = ''] = /^Create the first admin at http\S+?(\/setup)#(\S+)$/.exec(line) ?? []
  expect(await server.server.inject(path)).toMatchObject({
    statusCode: 200,
    headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
    body: expect.stringContaining("location.assign('/login?returnTo=/admin')"),
  })

  const setUp = async (change: object = {}) => {
    const body = { key, email: ' Harbour@naru.test ', password: 'keeper of the landing', ...change }
    return (await clientOf(server).post('/setup', body)).status
  }
  const learner = await newLearner(server)
  expect(await setUp({ key: '' })).toBe(403)
  expect(await setUp({ key: `${key.slice(0, -2)}AA` })).toBe(403)
  expect(await setUp({ email: 'harbour' })).toBe(400)
  expect(await setUp({ password: 'harbour@naru.test' })).toBe(400)
  expect(await setUp({ password: 'short' })).toBe(400)
  expect(await setUp({ email: learner.email })).toBe(409)
  expect((await Promise.all([setUp(), setUp({ email: 'second@naru.test' })])).toSorted()).toEqual([200, 403])
  expect(await setUp({ email: 'third@naru.test' })).toBe(403)

  expect(await runCommand(server, runAdmin, 'setup-link')).toEqual([
    'There is an admin already, who logs in at /login.',
  ])
  expect(await runCommand(server, runAdmin, 'list')).toEqual([expect.stringMatching(/^(harbour|second)@naru\.test$/)])
})
