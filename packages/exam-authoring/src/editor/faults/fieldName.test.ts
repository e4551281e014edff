import { expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../../text/en/editor.json'
import { fieldName } from './fieldName'

const text = translatorOf({ language: 'en', messages })

it.each([
  ['description', 'Description'],
  ['readingTimeMinutes', 'Minutes for reading'],
  ['text', 'Question text'],
  ['questions.3.text', 'Question text'],
  ['groups.0.photo', 'Picture'],
  ['groups.0.text', 'What the questions share'],
  ['options', 'Options'],
  ['options.1', 'Option 2'],
  ['questions.3.options.1.note', 'Option 2'],
  ['script.0', 'Line 1'],
  ['tags', 'About'],
  ['tags.unit', 'Unit of the textbook'],
  ['tags.unknown', 'About'],
  ['explanation', 'Explanation'],
  ['explanations.si', 'Explanation (Sinhala)'],
  ['translations.ta.guidelines', 'Guidelines (Tamil)'],
  ['translations.si.options.0', 'Options (Sinhala)'],
  ['translations', 'Translations'],
  ['', undefined],
  ['questions', undefined],
  ['questions.3', undefined],
  ['sections.0.minutes', undefined],
  ['weather', undefined],
  ['constructor', undefined],
  ['translations.constructor', 'Translations'],
])('names %j as %j', (path, name) => {
  expect(fieldName(text, path)).toBe(name)
})
