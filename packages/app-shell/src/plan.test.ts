import { translatorOf } from '@naru/ui/language'
import { describe, expect, it } from 'vitest'
import { durationLabel } from './plan'
import plans from './text/en/plans.json'

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
