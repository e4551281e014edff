import { expect, it } from 'vitest'
import { languages } from './languages'
import { plural } from './plural'

it('chooses the form of each language', () => {
  const forms = (count: number) => languages.map((language) => plural(language, count, { one: 'one', other: 'other' }))
  expect(languages).toEqual(['en', 'ko', 'si', 'ta'])
  expect(forms(0)).toEqual(['other', 'other', 'one', 'other'])
  expect(forms(1)).toEqual(['one', 'other', 'one', 'one'])
  for (const count of [2, 5, 21, 1000]) expect(forms(count)).toEqual(['other', 'other', 'other', 'other'])
})

it('uses `other` where a form is missing', () => {
  expect(plural('en', 1, { other: 'questions' })).toBe('questions')
})
