// @vitest-environment jsdom
import { fakeProgress, fakeSender } from '@naru/exam-kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { storeUserId } from '../authSession/userId'
import { isLoginNeeded, setLoginNeeded } from './loginNeeded'
import { ownerOnlyProgress, ownerOnlySender } from './ownerOnly'
import { presentUser, setPresentUser, withNobodyPresent } from './presentUser'

const result = {
  examId: 'e1',
  questions: [],
  totalScore: 0,
  totalPossibleMarks: 0,
  percentageScore: 0,
  timestamp: '2026-11-21T02:10:00.000Z',
  startTime: '2026-11-21T02:00:00.000Z',
}
const progress = {
  startTime: result.startTime,
  phase: 'reading',
  index: 0,
  answers: {},
  plays: {},
  revision: 0,
} as const
const { signal } = new AbortController()

afterEach(() => {
  localStorage.clear()
  setLoginNeeded(false)
})

describe('data of one learner', () => {
  it.each([
    ['another learner is logged in', () => setPresentUser('kamala')],
    ['nobody is logged in', () => setPresentUser('')],
    ['another learner was seen last', () => storeUserId('kamala')],
  ])('is not sent while %s, and a login is required', async (_who, prepare) => {
    prepare()
    const sender = fakeSender()
    const server = fakeProgress()
    await expect(ownerOnlySender(sender, 'nimal').send(result, signal)).resolves.toMatchObject({
      kind: 'failed',
      status: 401,
    })
    await expect(ownerOnlyProgress(server, 'nimal').push(progress, signal)).resolves.toMatchObject({
      kind: 'failed',
      status: 401,
    })
    await expect(ownerOnlyProgress(server, 'nimal').pull()).resolves.toBeNull()
    expect([sender.sent, server.pushed, isLoginNeeded()]).toEqual([[], [], true])
  })

  it.each([
    ['they are logged in', () => setPresentUser('nimal')],
    ['it is not known who is', () => undefined],
  ])('is sent while %s', async (_who, prepare) => {
    prepare()
    const sender = fakeSender()
    await expect(ownerOnlySender(sender, 'nimal').send(result, signal)).resolves.toMatchObject({ kind: 'saved' })
    expect([sender.sent.length, isLoginNeeded()]).toEqual([1, false])
  })

  it('is not sent while somebody logs in, whoever it will be', async () => {
    setPresentUser('nimal')
    const server = fakeProgress()
    await withNobodyPresent(async () => {
      await ownerOnlyProgress(server, 'nimal').push(progress, signal)
      return { success: true }
    })
    expect([server.pushed, isLoginNeeded(), presentUser()]).toEqual([[], true, ''])
  })

  it('asks for a login still, if another learner logs in while it is sent', async () => {
    setLoginNeeded(true)
    const server = fakeProgress()
    const sending = ownerOnlyProgress(server, 'nimal').push(progress, signal)
    setPresentUser('kamala')
    await expect(sending).resolves.toMatchObject({ kind: 'saved' })
    expect(isLoginNeeded()).toBe(true)
  })
})

describe('a refused login', () => {
  it.each([
    ['without success', () => Promise.resolve({ success: false })],
    ['with an error', () => Promise.reject(new Error('401'))],
  ])('%s leaves who is present', async (_how, logIn) => {
    setPresentUser('nimal')
    await withNobodyPresent(logIn).catch(() => undefined)
    expect(presentUser()).toBe('nimal')
  })
})
