import { afterEach, expect, it, vi } from 'vitest'
import { languages } from './languages'
import { plural } from './plural'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([true, false])('chooses the form of each language, with data of it: %s', (hasData) => {
  const supported = vi.spyOn(Intl.PluralRules, 'supportedLocalesOf')
  const select = vi.spyOn(Intl.PluralRules.prototype, 'select')
  if (!hasData) {
    supported.mockReturnValue([])
    // As on a device in English.
    select.mockImplementation((count) => (count === 1 ? 'one' : 'other'))
  }
  const forms = (count: number) => languages.map((language) => plural(language, count, { one: 'one', other: 'other' }))
  expect(languages).toEqual(['en', 'ko', 'si', 'ta'])
  expect(forms(0)).toEqual(['other', 'other', 'one', 'other'])
  expect(forms(1)).toEqual(['one', 'other', 'one', 'one'])
  for (const count of [2, 5, 21, 1000]) expect(forms(count)).toEqual(['other', 'other', 'other', 'other'])
})

it('uses `other` where a form is missing', () => {
  expect(plural('en', 1, { other: 'questions' })).toBe('questions')
})
