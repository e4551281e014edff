import { describe, expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import { leaderboardName, leaderboardPercentage } from './leaderboard'
import plans from '@naru/app-shell/text/en/plans.json'
import shared from '@naru/app-shell/text/en/shared.json'
import student from '../text/en/student.json'
import { durationLabel } from '@naru/app-shell/plan'
import { greetingName, orNotAvailable, studentId } from '@naru/app-shell/userNames'

const { notAvailable } = shared
const t = translatorOf({ language: 'en', messages: plans })

describe('a price plan', () => {
  it.each([
    ['monthly', '30 days'],
    ['yearly', '365 days'],
    ['one-time', 'Lifetime'],
    ['5-minutes', '5-minutes'],
    ['weekly', 'weekly'],
  ])('of duration %s is valid for %s', (duration, label) => {
    expect(durationLabel(duration, t)).toBe(label)
  })

  it('counts its exams', () => {
    expect([0, 1, 4].map((count) => t('plan.exams', { count }))).toEqual(['0 Exams', '1 Exam', '4 Exams'])
  })
})

describe('a learner', () => {
  it('is greeted by capitalised names', () => {
    expect(greetingName({ name: 'nimal', lName: 'de silva' }, student.dashboard.nobody)).toBe('Nimal De Silva')
    expect(greetingName({ name: 'nimali', lName: '' }, student.dashboard.nobody)).toBe('Nimali')
  })

  it('is called User without a name', () => {
    expect(greetingName({}, student.dashboard.nobody)).toBe('User')
    expect(greetingName({ name: '  ', lName: '' }, student.dashboard.nobody)).toBe('User')
  })

  it('preserves names in scripts without capitals', () => {
    expect(greetingName({ name: '나루', lName: 'நிமல்' }, student.dashboard.nobody)).toBe('나루 நிமல்')
  })

  it('has the first seven characters of the user id as Student ID', () => {
    expect(studentId('65f0a1b2c3d4e5f6a7b8c9d0', notAvailable)).toBe('65F0A1B')
    expect(studentId(undefined, notAvailable)).toBe('N/A')
    expect(studentId(' ', notAvailable)).toBe('N/A')
  })

  it('has N/A for what is missing', () => {
    expect(orNotAvailable(undefined, notAvailable)).toBe('N/A')
    expect(orNotAvailable('a@b.lk', notAvailable)).toBe('a@b.lk')
  })
})

describe('a leaderboard percentage', () => {
  it("is the server's if it sends one", () => {
    expect(leaderboardPercentage({ totalScore: 10, percentageScore: 42 }, 50)).toBe(42)
  })

  it("is the marks over the exam's maximum if its question count is known", () => {
    expect(leaderboardPercentage({ totalScore: 35 }, 50)).toBe(70)
  })

  it('is the marks out of 200 otherwise', () => {
    expect(leaderboardPercentage({ totalScore: 155 })).toBe(78)
    expect(leaderboardPercentage({ totalScore: 155 }, 0)).toBe(78)
  })

  it('is 0 without marks', () => {
    expect(leaderboardPercentage({ totalScore: Number.NaN })).toBe(0)
  })
})

describe('a name on the leaderboard', () => {
  it('is N/A if missing', () => {
    expect(leaderboardName({}, notAvailable)).toEqual({ name: 'N/A', lName: '' })
    expect(leaderboardName({ name: ' ', lName: '' }, notAvailable)).toEqual({ name: 'N/A', lName: '' })
  })

  it('may lack either half', () => {
    expect(leaderboardName({ name: '나루' }, notAvailable)).toEqual({ name: '나루', lName: '' })
  })
})
