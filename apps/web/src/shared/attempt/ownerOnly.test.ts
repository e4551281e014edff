// @vitest-environment jsdom
import { fakeProgress, fakeSender } from '@naru/exam-kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { storeUserId } from '../authSession/userId'
import { isLoginNeeded, setLoginNeeded } from './loginNeeded'
import { ownerOnlyProgress, ownerOnlySender } from './ownerOnly'
import { setPresentUser } from './presentUser'

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
    await expect(ownerOnlyProgress(server, 'nimal').push(progress, signal)).resolves.toEqual({
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
})
