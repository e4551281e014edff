import { expect, it } from 'vitest'
import { unitName } from './unitName'

const unit = { name: '병원', names: { en: 'Hospital', si: 'රෝහල' } }

it.each([
  ['si', unit, 'රෝහල', 'si'],
  ['ko', unit, '병원', 'ko'],
  ['ta', unit, 'Hospital', 'en'],
  ['si', { name: '병원' }, '병원', 'ko'],
])('names a unit in %s, as far as the API does', (language, known, text, found) =>
  expect(unitName(known, language)).toEqual({ text, language: found }),
)
