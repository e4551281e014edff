import { describe, expect, test } from 'vitest'
import type { ExamContent } from './exam-content'
import { accessOf, belongTo, examForLearner, fit, maySave, maySee, versionToSend, type AccessFacts } from './rules'

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
  hasAttempt: false,
  running: undefined,
  boardVersion: 0,
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

  test('remains for media and board after an attempt was submitted', () => {
    expect(maySee(facts({ hasAttempt: true }), at(300))).toBe(true)
    expect(maySee(facts(), at(300))).toBe(false)
  })
})

describe('an attempt', () => {
  test('may be saved at any time if it started under a plan', () => {
    expect(maySave(facts(), at(4), at(300))).toBe(true)
  })

  test('may not be saved if it started after the plan', () => {
    expect(maySave(facts(), at(6), at(300))).toBe(false)
  })

  test('from a clock that is ahead may be saved while the started exam is in time', () => {
    expect(maySave(facts({ openedAt: at(4) }), at(60), at(20))).toBe(true)
  })
})

const exam: ExamContent = {
  topic: 'T',
  description: 'D',
  duration: '1 minute',
  guidelines: [],
  readingTimeMinutes: 1,
  listeningTimeMinutes: 1,
  questions: [
    {
      id: 'q',
      number: 1,
      type: 'listening',
      audio: 'a.m4a',
      options: [
        { id: 'o1', text: 'Yes', isCorrect: true },
        { id: 'o2', photo: 'p.svg', isCorrect: false },
      ],
      explanation: 'Because.',
      transcript: 'Spoken.',
    },
  ],
}

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

  test('multiplies the minutes of both sections', () => {
    expect(examForLearner('e', exam, 'withhold', 1.25)).toMatchObject({
      readingTimeMinutes: 1.25,
      listeningTimeMinutes: 1.25,
    })
  })

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

describe('examForLearner', () => {
  test('contains no key, explanation or transcript if keys are withheld', () => {
    const text = JSON.stringify(examForLearner('e', exam, 'withhold'))
    expect(text).not.toMatch(/isCorrect|explanation|transcript|Because|Spoken/)
    expect(text).toContain('/media/p.svg')
  })

  test('contains all of them if keys are inline', () => {
    const { questions } = examForLearner('e', exam, 'inline')
    expect(questions[0]).toMatchObject({ explanation: 'Because.', transcript: 'Spoken.' })
    expect(questions[0]?.answers.map(({ isCorrect }) => isCorrect)).toEqual([true, false])
  })
})
