import { expect, test } from 'vitest'
import { deletedNotifications, exams, examVersions, planExams } from '../../platform/db/schema'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf, type Client } from '../support/client'
import { openContentServer } from '../support/content-server'

const DAY = 86_400

const { server, clock, candidate, post, questionIds } = await openContentServer()
const other = await anotherServer(server, { now: clock.now })
const { database } = server.context
const [question = ''] = await questionIds()

const idsOf = async (learner: Client) =>
  listOf((await learner.get('/api/user/notifications')).body).map((each) => String(fieldOf(each, 'id')))
const kindsOf = async (learner: Client) => (await idsOf(learner)).map((id) => id.split('-')[0])
const remove = (learner: Client, ids: readonly string[]) =>
  learner.post('/api/user/notifications/delete', { ids: [...ids] })
/** The session has ended meanwhile. */
const logInAgain = ({ post: send, email, password }: Awaited<ReturnType<typeof candidate>>) =>
  send('/api/auth/login', { email, password })

/** Publishes an exam for the first time. */
const publish = async (id: string, plan: string) => {
  const [mini] = await database.select().from(exams).limit(1)
  const [version] = await database.select().from(examVersions).limit(1)
  if (mini === undefined || version === undefined) throw new Error('There is no exam.')
  await database.insert(exams).values({ ...mini, id, version: 1, topic: id })
  await database.insert(examVersions).values({ ...version, examId: id, version: 1, createdAt: clock.now() })
  await database.insert(planExams).values({ planId: plan, examId: id })
}

test('a learner gets notifications of a plan, an exam that it unlocks later, and the score report of an attempt', async () => {
  await publish('earlier', 'free')
  clock.forward(60)
  const learner = await candidate()
  expect(await kindsOf(learner)).toEqual(['planBegan'])
  clock.forward(60)
  await publish('later', 'free')
  await publish('locked', 'yearly')
  const attempt = String(fieldOf(await post(learner, { [question]: '과일' }), 'result', 'attemptId'))
  expect((await learner.get('/api/user/notifications')).body).toMatchObject([
    { id: `scoreReport-${attempt}`, kind: 'scoreReport', topic: 'Mini exam', attemptId: attempt },
    { id: 'examAdded-later', kind: 'examAdded', topic: 'later' },
    {
      kind: 'planBegan',
      name: 'Free',
      expiresAt: new Date(clock.now().getTime() + 30 * DAY * 1000 - 120_000).toISOString(),
    },
  ])
  clock.forward(31 * DAY)
  await logInAgain(learner)
  // The plan has ended, and with it what it unlocked.
  expect(await kindsOf(learner)).toEqual(['scoreReport', 'planBegan'])
})

test('what is deleted, from several devices at once, stays so for its learner and nobody else', async () => {
  const [learner, stranger] = [await candidate(), await candidate()]
  await post(learner, { [question]: '과일' })
  const [report = '', plan = ''] = await idsOf(learner)
  const elsewhere = clientOf(other, learner.token())
  const ids = [report, ...(await idsOf(stranger)), 'planBegan-x']
  const answers = await Promise.all([learner, elsewhere, learner].map((client) => remove(client, ids)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await idsOf(elsewhere)).toEqual([plan])
  expect(await kindsOf(stranger)).toEqual(['planBegan'])
  expect(await remove(learner, [])).toMatchObject({ status: 400 })
  expect(await database.$count(deletedNotifications)).toBe(1)
  clock.forward(91 * DAY)
  await server.runMaintenance()
  await logInAgain(learner)
  expect(await database.$count(deletedNotifications)).toBe(0)
  expect(await idsOf(learner)).toEqual([])
})
