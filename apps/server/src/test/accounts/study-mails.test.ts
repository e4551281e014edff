import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { practiceReviews, users } from '../../platform/db/schema'
import type { Language } from '@naru/api/languages'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, newLearner } from '../support/client'
import { openContentServer } from '../support/content-server'

const { server, clock, candidate, post, questionIds } = await openContentServer()
const other = await anotherServer(server, { now: clock.now })
const { database } = server.context
const [question = ''] = await questionIds()
/** Colombo is 5:30 hours ahead; 2 March 2026 is a Monday. The tests begin on the Sunday before. */
const at = (moment: string) => clock.forward((Date.parse(moment) - clock.now().getTime()) / 1000)

type Learner = Awaited<ReturnType<typeof candidate>>

/** The session has ended meanwhile. */
const logIn = ({ post: send, email, password }: Learner) => send('/api/auth/login', { email, password })
const choose = async (learner: Learner, isWeekly: boolean, reminderDays: number[] = []) => {
  await logIn(learner)
  return learner.put('/api/user/study-mails', { isWeekly, reminderDays })
}
const setLanguage = (userId: string, language: Language) =>
  database.update(users).set({ language }).where(eq(users.id, userId))
const practise = (userId: string, day: string, kind: 'bank' | 'word') =>
  database.insert(practiceReviews).values({
    userId,
    id: randomUUID(),
    kind,
    item: 'x',
    answer: '',
    isRight: true,
    answeredAt: clock.now(),
    receivedAt: clock.now(),
    day,
    longestInterval: 1,
  })
const seen = new Set<object>()
/** Mails of practice since the last call, of both servers, after each has run its jobs several times. */
const newMails = async () => {
  const servers = [server, other, server, other]
  await Promise.all(servers.map((each) => each.runMaintenance()))
  await Promise.all(servers.map((each) => each.runMaintenance()))
  await Promise.all(servers.map((each) => each.flushMails()))
  const all = new Set([...server.mails, ...other.mails].filter(({ unsubscribe }) => unsubscribe !== undefined))
  const fresh = [...all].filter((mail) => !seen.has(mail))
  for (const mail of fresh) seen.add(mail)
  return fresh
}
const to = (mails: Awaited<ReturnType<typeof newMails>>, { email }: { email: string }) =>
  mails.filter((mail) => mail.to === email)

test('the week is mailed once on Monday, to those who chose it and have verified their address', async () => {
  const [learner, idle, silent] = [await candidate({ name: 'Nethmi' }), await candidate(), await candidate()]
  const unverified = await newLearner(server)
  expect((await learner.get('/api/user/study-mails')).body).toEqual({
    isWeekly: false,
    reminderDays: [],
    isVerified: true,
  })
  for (const each of [learner, idle, { ...learner, ...unverified }]) {
    expect(await choose(each, true)).toMatchObject({ status: 200 })
  }
  await setLanguage(learner.userId, 'ko')
  await learner.put('/api/user/exam-date', { examDate: '2026-03-20' })
  at('2026-03-02T08:00:00Z')
  await practise(learner.userId, '2026-03-02', 'bank')
  await practise(learner.userId, '2026-03-04', 'word')
  await practise(learner.userId, '2026-03-04', 'word')
  await practise(learner.userId, '2026-03-01', 'word')
  await logIn(learner)
  await post(learner, { [question]: '과일' })
  at('2026-03-09T01:29:00Z')
  expect(await newMails()).toEqual([])
  at('2026-03-09T01:30:00Z')
  const mails = await newMails()
  expect(mails.map((mail) => mail.to).toSorted()).toEqual([learner.email, idle.email].toSorted())
  expect(to(mails, idle)[0]?.text).toContain('You did not practise last week.\nQuestions: 0. Words: 0.\n\n')
  const [week] = to(mails, learner)
  expect(week).toMatchObject({ language: 'ko', subject: '지난주 한국어 학습' })
  expect(week?.text).toContain(
    '지난주에 2일 연습했습니다.\n문제: 1개. 단어: 2개.\n최근 결과: Mini exam, 20점 만점에 5점.\n시험까지 11일 남았습니다.',
  )
  expect(to(mails, silent)).toEqual([])
  at('2026-03-12T08:00:00Z')
  expect(await newMails()).toEqual([])
  // Switched off and on again in the same week.
  await choose(idle, false)
  await choose(idle, true)
  expect(await newMails()).toEqual([])
  await choose(learner, false)
  at('2026-03-16T01:30:00Z')
  expect((await newMails()).map((mail) => mail.to)).toEqual([idle.email])
  await choose(idle, false)
})

test('a reminder is mailed once on a chosen day, unless the learner has practised; its address ends it without a login', async () => {
  at('2026-03-16T11:29:00Z')
  await newMails()
  const [learner, busy] = [await candidate(), await candidate()]
  await choose(learner, false, [2, 1])
  await choose(busy, false, [1])
  await practise(busy.userId, '2026-03-16', 'word')
  expect(await newMails()).toEqual([])
  at('2026-03-16T11:30:00Z')
  const [reminder, ...more] = await newMails()
  expect(more).toEqual([])
  expect(reminder).toMatchObject({ to: learner.email, subject: 'Time to practise Korean' })
  expect(reminder?.text).toContain(`\nTo end these emails at once: ${reminder?.unsubscribe}\n`)
  at('2026-03-16T14:00:00Z')
  expect(await newMails()).toEqual([])
  const path = new URL(reminder?.unsubscribe ?? '').pathname
  const oneClick = (url: string) =>
    server.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick(`${path}x`)).statusCode).toBe(404)
  const choice = async () => (await learner.get('/api/user/study-mails')).body
  expect(await choice()).toMatchObject({ reminderDays: [1, 2] })
  const answers = await Promise.all([oneClick(path), oneClick(path)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await choice()).toMatchObject({ isWeekly: false, reminderDays: [] })
  at('2026-03-17T14:00:00Z')
  expect(await newMails()).toEqual([])

  await choose(learner, true, [3])
  const token = path.slice(path.lastIndexOf('/') + 1)
  const visitor = clientOf(server)
  expect(await visitor.post('/api/unsubscribe', { token: 'none' })).toMatchObject({
    status: 404,
    body: { code: 'unsubscribe_unknown' },
  })
  expect(fieldOf((await visitor.post('/api/unsubscribe', { token })).body, 'success')).toBe(true)
  expect(await choice()).toMatchObject({ isWeekly: false, reminderDays: [] })
})
