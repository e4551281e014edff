import type { MyResult } from '@naru/api'
import { describe, expect, it } from 'vitest'
import { attemptRows } from './results'

const result = (examId: string, attempt: number, totalScore: number): MyResult => ({
  examId,
  topic: `Topic of ${examId}`,
  attempt,
  totalScore,
  totalPossibleMarks: 200,
  percentageScore: totalScore / 2,
  timeTaken: 1200,
  timestamp: '2026-03-02T04:36:40.000Z',
})

describe('the rows of My Result', () => {
  it('number exams in the order of the first attempts, and preserve the order of the attempts', () => {
    const rows = attemptRows([result('b', 1, 150), result('a', 2, 180), result('a', 1, 120)])
    expect(rows.map(({ paperNumber, attempt, marks }) => [paperNumber, attempt, marks])).toEqual([
      [2, 1, '150 / 200'],
      [1, 2, '180 / 200'],
      [1, 1, '120 / 200'],
    ])
  })

  it('have exam name and percentage', () => {
    expect(attemptRows([result('a', 1, 150)])).toMatchObject([{ paperName: 'Topic of a', percentage: '75%' }])
  })

  it('have review link, extra time and kind of submission, if the API sends them', () => {
    const [marked, plain] = attemptRows([
      { ...result('a', 2, 150), attemptId: 'x', isExtraTime: true, timeFactor: 1.5, isLate: true, isAutomatic: true },
      {
        ...result('a', 1, 150),
        unrankedReason: 'late',
        isExtraTime: false,
        timeFactor: 1,
        isLate: false,
        isAutomatic: false,
      },
    ])
    expect(marked).toMatchObject({ attemptId: 'x', timeFactor: 1.5, isLate: true, isAutomatic: true })
    expect(Object.keys(plain ?? {})).toEqual([
      'paperNumber',
      'paperName',
      'marks',
      'attempt',
      'percentage',
      'finishedAt',
    ])
  })

  it('have the reason why an attempt is practice, if its kind of submission does not say it', () => {
    const reasons = (['repeated', 'automatic', 'late', 'no-evidence', 'impossible-time'] as const).map((reason) => ({
      ...result('a', 1, 150),
      unrankedReason: reason,
    }))
    expect(attemptRows(reasons).map(({ practice }) => practice)).toEqual([
      'repeated',
      undefined,
      undefined,
      'no-evidence',
      'impossible-time',
    ])
  })
})
