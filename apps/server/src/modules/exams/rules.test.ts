import { describe, expect, test } from 'vitest'
import { storedPaper } from '../../test/support/content'
import { accessOf, belongTo, fit, maySave, maySee, versionToSend, type AccessFacts } from './rules'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 9, minutes))
const plan = { activatedAt: at(0), expiresAt: at(5) }
const facts = (changes: Partial<AccessFacts> = {}): AccessFacts => ({
  spans: [plan],
  openedAt: undefined,
  openedVersion: undefined,
  openedFactor: 1,
  version: 1,
  timeFactor: 1,
  limitSeconds: 20 * 60,
  lastReceivedAt: undefined,
  running: undefined,
  saved: undefined,
  leaderboardVersion: 0,
  ...changes,
})

describe('access to an exam', () => {
  test('is open while a plan that contains it is active', () => {
    expect(accessOf(facts(), at(4))).toBe('unlocked')
    expect(accessOf(facts({ spans: [] }), at(4))).toBe('locked')
  })

  test('remains for a started exam after the plan expires, up to its time limit and two minutes', () => {
    const opened = facts({ openedAt: at(4) })
    expect(accessOf(opened, at(10))).toBe('started')
    expect(accessOf(opened, at(25))).toBe('started')
    expect(accessOf(opened, at(26))).toBe('locked')
  })

  test('ends with the plan if the exam was never opened', () => {
    expect(accessOf(facts(), at(5))).toBe('locked')
  })

  test('remains for the leaderboard after an attempt was submitted', () => {
    expect(maySee(facts({ lastReceivedAt: at(4) }), at(300))).toBe(true)
    expect(maySee(facts(), at(300))).toBe(false)
  })
})

describe('an attempt', () => {
  const opened = facts({ openedAt: at(3) })
  const takenBack = [{ ...plan, isTakenBack: true }]
  const running = { startTime: at(4), beganAt: at(4), deadline: at(24), version: 1, timeFactor: 1 }
  /** Minutes from the start to the end of the time limit, the grace period and the offline allowance. */
  const longest = 20 + 2 + 3 * 24 * 60

  test('may be saved at any time under an active plan', () => {
    expect(maySave(facts(), at(-300), at(4))).toBe(true)
  })

  test('that started under a plan may be saved for three days, if the exam was opened under the plan', () => {
    expect(maySave(opened, at(4), at(4 + longest - 1))).toBe(true)
    expect(maySave(opened, at(4), at(4 + longest))).toBe(false)
    expect(maySave(facts(), at(4), at(6))).toBe(false)
    expect(maySave(facts({ openedAt: at(-60) }), at(4), at(6))).toBe(false)
  })

  test('may not be saved if it started after the plan', () => {
    expect(maySave(opened, at(5), at(6))).toBe(false)
    expect(maySave(opened, at(6), at(300))).toBe(false)
  })

  test('uses its opening: another one needs another opening', () => {
    expect(maySave(facts({ openedAt: at(3), lastReceivedAt: at(3) }), at(4), at(6))).toBe(false)
    expect(maySave(facts({ openedAt: at(3), lastReceivedAt: at(2) }), at(4), at(6))).toBe(true)
    expect(accessOf(facts({ openedAt: at(3), lastReceivedAt: at(4) }), at(6))).toBe('locked')
  })

  test('that was saved while it ran may be submitted for three days, and no other one', () => {
    expect(maySave(facts({ running }), at(4), at(4 + longest - 1))).toBe(true)
    expect(maySave(facts({ running }), at(4), at(4 + longest))).toBe(false)
    expect(maySave(facts({ running, openedAt: at(3) }), at(3), at(6))).toBe(false)
  })

  test('may not be saved under a plan that was taken back', () => {
    expect(accessOf(facts({ spans: takenBack, openedAt: at(3) }), at(6))).toBe('locked')
    expect(maySave(facts({ spans: takenBack, openedAt: at(3) }), at(4), at(6))).toBe(false)
    expect(accessOf(facts({ spans: takenBack, running }), at(6))).toBe('locked')
    expect(maySave(facts({ spans: takenBack, running }), at(4), at(6))).toBe(false)
    expect(maySave(facts({ spans: [...takenBack, plan], running }), at(4), at(6))).toBe(true)
  })

  test('from a clock that is ahead may be saved while the started exam is in time', () => {
    expect(maySave(facts({ openedAt: at(4) }), at(60), at(20))).toBe(true)
    expect(maySave(facts({ openedAt: at(4) }), at(60), at(26))).toBe(false)
  })
})

const exam = storedPaper(
  [
    {
      id: 'q',
      number: 1,
      type: 'listening',
      audio: 'a.m4a',
      options: [
        { id: 'o1', text: 'Yes', correct: true },
        { id: 'o2', photo: 'p.svg' },
      ],
      explanation: 'Because.',
      transcript: 'Spoken.',
    },
  ],
  { description: 'D', duration: '1 minute' },
)

test('answers belong to an exam if all their questions do', () => {
  expect(belongTo(exam, { q: '' })).toBe(true)
  expect(belongTo(exam, { q: '', z: '' })).toBe(false)
})

test('answers fit an exam if each is one of its question’s options, or empty', () => {
  expect(fit(exam, { q: ' yES' })).toBe(true)
  expect(fit(exam, { q: '/media/p.svg' })).toBe(true)
  expect(fit(exam, { q: '' })).toBe(true)
  expect(fit(exam, { q: 'p.svg' })).toBe(false)
  expect(fit(exam, { z: '' })).toBe(false)
})

describe('extra time', () => {
  const twice = facts({ timeFactor: 2, openedAt: at(4) })

  test('keeps a started exam open for its longer time', () => {
    expect(accessOf(twice, at(45))).toBe('started')
    expect(accessOf(twice, at(46))).toBe('locked')
  })

  test('does not shorten a running attempt when it is removed', () => {
    const running = { startTime: at(4), beganAt: at(4), deadline: at(44), version: 1, timeFactor: 2 }
    expect(versionToSend(facts({ running }), at(10))).toEqual({ version: 1, timeFactor: 2 })
    expect(accessOf(facts({ spans: [], running }), at(45))).toBe('started')
    expect(accessOf(facts({ spans: [], running }), at(46))).toBe('locked')
  })
})

test('a running attempt keeps its version until its time and grace period are over', () => {
  const running = { startTime: at(0), beganAt: at(0), deadline: at(20), version: 1, timeFactor: 1 }
  expect(versionToSend(facts({ version: 2, running }), at(21)).version).toBe(1)
  expect(versionToSend(facts({ version: 2, running }), at(22)).version).toBe(2)
})
