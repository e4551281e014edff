import { languages, type Language } from '@naru/api/languages'
import { expect, it } from 'vitest'
import { datesIn, weekdayIn } from './dates'

it.each([
  ['en', ['2 March 2026', '3 March 2026 at 00:00:01']],
  ['ko', ['2026년 3월 2일', '2026년 3월 3일 0:00:01']],
  ['si', ['2026 මාර්තු 2', '2026 මාර්තු 3, 00:00:01']],
  ['ta', ['2 மார்ச், 2026', '3 மார்ச், 2026 அன்று 00:00:01']],
] as const)('writes dates in %s with the name of the month, a score report in Sri Lanka time', (language, dates) => {
  const { plainDay, scoreReportMoment } = datesIn(language)
  expect([plainDay('2026-03-02'), scoreReportMoment('2026-03-02T18:30:01.000Z')]).toEqual(dates)
})

it('writes every form of a date in every language', () => {
  const formsIn = (language: Language) =>
    Object.values(datesIn(language)).map((format: (iso: string) => string) => format('2026-03-02T10:00:00.000Z'))
  for (const text of languages.flatMap(formsIn)) expect(text).toMatch(/2026|:\d\d/)
  // Only in English and Tamil a short day differs from a long one, and in Korean and Sinhala a short moment does not.
  const known = (['en', 'ko', 'si', 'ta'] as const).flatMap((language) => formsIn(language).slice(0, 4))
  expect(new Set(known).size).toBe(12)
})

it('leaves a text that is no date as it is', () => {
  expect(datesIn('en').day('soon')).toBe('soon')
  expect(datesIn('si').plainDay('')).toBe('')
})

it.each([
  ['en', 'M'],
  ['si', 'ස'],
  ['ta', 'தி'],
  ['ko', '월'],
])('%s has letters of its own for weekdays', (language, letter) =>
  expect(weekdayIn(language, '2026-03-02')).toBe(letter),
)
