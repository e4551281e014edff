import { describe, expect, it } from 'vitest'
import { scoreReportNumber } from './scoreReport'

describe('a typed score report number', () => {
  it.each(['7K3M-9QWX-2B4H-TZ6R', '7k3m9qwx2b4htz6r', ' 7K3M 9QWX 2B4H TZ6R ', '7K3M9QWX-2B4HTZ6R'])(
    '%j is read in any case and grouping',
    (typed) => expect(scoreReportNumber(typed)).toBe('7K3M-9QWX-2B4H-TZ6R'),
  )

  it('may have letters for the digits that they resemble', () => {
    expect(scoreReportNumber('oiLO-0000-0000-0000')).toBe('0110-0000-0000-0000')
  })

  it.each([
    '',
    '7K3M',
    '7K3M-9QWX-2B4H-TZ6',
    '7K3M-9QWX-2B4H-TZ6RR',
    'UUUU-9QWX-2B4H-TZ6R',
    '7K3M/9QWX/2B4H/TZ6R',
    '영영영영',
  ])('%j is none', (typed) => expect(scoreReportNumber(typed)).toBeUndefined())
})
