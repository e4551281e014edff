import { describe, expect, it } from 'vitest'
import { receiptNumber } from './receipt'

describe('a typed receipt number', () => {
  it.each(['7K3M-9QWX-2B4H-TZ6R', '7k3m9qwx2b4htz6r', ' 7K3M 9QWX 2B4H TZ6R ', '7K3M9QWX-2B4HTZ6R'])(
    '%j is read in any case and grouping',
    (typed) => expect(receiptNumber(typed)).toBe('7K3M-9QWX-2B4H-TZ6R'),
  )

  it('may have letters for the digits that they resemble', () => {
    expect(receiptNumber('oiLO-0000-0000-0000')).toBe('0110-0000-0000-0000')
  })

  it.each([
    '',
    '7K3M',
    '7K3M-9QWX-2B4H-TZ6',
    '7K3M-9QWX-2B4H-TZ6RR',
    'UUUU-9QWX-2B4H-TZ6R',
    '7K3M/9QWX/2B4H/TZ6R',
    '영영영영',
  ])('%j is none', (typed) => expect(receiptNumber(typed)).toBeUndefined())
})
