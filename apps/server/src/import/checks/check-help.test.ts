import { describe, expect, test } from 'vitest'
import { linesOfYaml, sectionedWith } from '../../test/support/sectioned-exam'
import { checkBankUnit } from '../read-bank'
import { faultLine, type Fault } from '@naru/exam-kit/content'

const tags = 'unit: 22, field: vocabulary-grammar, family: blank-grammar, sector: fishery'

describe('each fault of what helps to learn is one line with file, question and field', () => {
  test.each([
    [
      "has the tag 'colour', which is not known; known are edition, unit, field, family, sound, sector, grammar, level.",
      tags,
      `${tags}, colour: red`,
    ],
    ["has the edition '2015', which is not known; known are 2024.", 'edition: 2024', 'edition: 2015'],
    ["has the unit '61', which is not known; known are 1 to 60.", 'unit: 22', 'unit: 61'],
    ["has the unit 'two', which is not known; known are 1 to 60.", 'unit: 22', 'unit: two'],
    ['has a unit without its edition.', 'edition: 2024, ', ''],
    [
      "has the field 'sound', which is not known of a reading question; known are vocabulary-grammar, practical-information, comprehension.",
      'field: vocabulary-grammar',
      'field: sound',
    ],
    [
      "has the family 'sign', which is not known in the field vocabulary-grammar; known are picture-word, picture-sentence, word-picture, blank-vocabulary, blank-grammar, synonym, related-word, definition-word, correct-form.",
      'family: blank-grammar',
      'family: sign',
    ],
    [
      "has the sound 'smell', which is not known; known are near-pair, number, price, time, date, counter.",
      'sector: fishery',
      'sound: smell',
    ],
    ['has the tag sound, but not the field sound.', 'sector: fishery', 'sound: price'],
    ['has a family without its field.', 'field: vocabulary-grammar, ', ''],
    [
      "has the sector 'mining', which is not known; known are general, manufacturing, fishery, farming, construction, services.",
      'sector: fishery',
      'sector: mining',
    ],
    ["has the level '4', which is not known; known are 1, 2, 3.", 'level: 3', 'level: 4'],
    ["'grammar' must be a list of texts.", "grammar: ['-이/가 아니다', '-(으)로']", 'grammar: -(으)로'],
    ["'tags' must be a mapping.", /tags: \{.*\}/, 'tags: [general]'],
    [
      "has the language 'en' in 'explanations', which is not known there; known are ko, si, ta.",
      'explanations: { si: S',
      'explanations: { en: E, si: S',
    ],
    ["'explanations' must be a mapping by language.", 'explanations: { si: S, ta: T }', 'explanations: S'],
    ["'explanations' must be text in 'si'.", 'explanations: { si: S', 'explanations: { si: [S]'],
    [
      "has the language 'fr' in 'translations', which is not known there; known are en, ko, si, ta.",
      'ta: { text: T }',
      'fr: { text: T }',
    ],
    ["'translations' must have text or transcript in 'ta'.", 'ta: { text: T }', 'ta: T'],
    ["has a translation that has the key 'stem', which is not known here.", 'ta: { text: T }', 'ta: { stem: T }'],
    [
      "has the language 'fr' in 'unreviewed', which is not known; known are en, ko, si, ta.",
      'unreviewed: [ta]',
      'unreviewed: [fr]',
    ],
    ["'vocabulary' must be a list of texts.", 'vocabulary: [약국, 머리]', 'vocabulary: 약국'],
    ["has '약국' twice in 'vocabulary'.", '[약국, 머리]', '[약국, 약국]'],
    [
      "has the entry '약국; 머리' in 'vocabulary'; an entry is one text without comma, semicolon and line break.",
      '[약국, 머리]',
      "['약국; 머리']",
    ],
    ["has an entry of more than 200 characters in 'vocabulary'.", '[약국, 머리]', `[${'약'.repeat(201)}]`],
    ['has a text of more than 10000 characters.', 'explanations: { si: S', `explanations: { si: ${'S'.repeat(10_001)}`],
    [
      "has an option that has the language 'en' in 'notes', which is not known there; known are ko, si, ta.",
      "1' }",
      "1', notes: { en: N } }",
    ],
    ["has an option that 'notes' must be text in 'si'.", "1' }", "1', notes: { si: [N] } }"],
    ['has a note of more than 2000 characters.', "1' }", `1', notes: { si: ${'N'.repeat(2001)} } }`],
    ['has a note of more than 2000 characters.', 'and so on', 'and so on'.repeat(300)],
  ] as const)('%s', (line, from, to) => {
    const text = typeof from === 'string' ? from : (from.exec(sectionedWith())?.[0] ?? '')
    expect(linesOfYaml(sectionedWith([text, to]))).toEqual([`exam.yaml, question 1: ${line}`])
  })
})

describe('a unit of the bank', () => {
  const item = {
    item: 'bank-01-1',
    type: 'reading',
    text: 'Q',
    options: [{ text: 'A', correct: true }, { text: 'B' }],
    tags: { edition: 2024, unit: 1 },
  }
  const unit = { edition: 2024, unit: 1, name: '자기소개', unverified: true, items: [item] }
  const linesOf = (raw: unknown) => {
    const faults: Fault[] = []
    checkBankUnit(raw, 'bank/unit-01.yaml', new Set(), faults)
    return faults.map(faultLine)
  }

  test('without faults is valid', () => expect(linesOf(unit)).toEqual([]))

  test.each([
    [
      ': has an edition that is not known; known are 2024.',
      { ...unit, edition: 2015, items: [{ ...item, tags: undefined }] },
    ],
    [': has a unit other than 1 to 60.', { ...unit, unit: 61, items: [{ ...item, tags: undefined }] }],
    [': has no name.', { ...unit, name: '' }],
    [": 'unverified' must be true or false.", { ...unit, unverified: 'yes' }],
    [': has no items.', { ...unit, items: [] }],
    [": has the key 'questions', which is not known here.", { ...unit, questions: [] }],
    [', question bank-01-1: has tags of another unit than its file.', { ...unit, unit: 2 }],
    [', question at place 1: has no item.', { ...unit, items: [{ ...item, item: undefined }] }],
    [
      ", question bank-01-1: has the key 'number', which is not known in the bank.",
      { ...unit, items: [{ ...item, number: 1 }] },
    ],
    [
      ', question bank-01-1: has no correct option.',
      { ...unit, items: [{ ...item, options: [{ text: 'A' }, { text: 'B' }] }] },
    ],
    [': is no unit of the bank.', [item]],
  ])('%s', (line, raw) => {
    expect(linesOf(raw)).toEqual([`bank/unit-01.yaml${line}`])
  })
})
