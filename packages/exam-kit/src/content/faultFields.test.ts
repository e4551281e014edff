import { describe, expect, it } from 'vitest'
import { checkExam, type Fields } from '.'

const question = (changes: Fields = {}): Fields => ({
  number: 1,
  type: 'reading',
  text: '무엇입니까?',
  options: [{ text: '가', correct: true }, { text: '나' }],
  ...changes,
})
const exam = (changes: Fields = {}): Fields => ({
  id: 'exam',
  topic: 'Exam',
  description: 'An exam',
  duration: '10 minutes',
  readingTimeMinutes: 10,
  questions: [question()],
  ...changes,
})
const withQuestion = (changes: Fields) => exam({ questions: [question(), question({ number: 2, ...changes })] })
const section = { id: 'reading', title: 'Reading', minutes: 10, navigation: 'free' }

const fieldsOf = (raw: Fields) => checkExam(raw, { file: 'exam', files: new Set() }).faults.map(({ field }) => field)

describe('the fields that faults name', () => {
  it('are none in an exam without faults', () => {
    expect(fieldsOf(exam())).toEqual([])
  })

  it.each<[Fields, string]>([
    [exam({ topic: '' }), 'topic'],
    [exam({ photo: 'card.png' }), 'photo'],
    [exam({ guidelines: 'none' }), 'guidelines'],
    [exam({ guidelines: ['One'], translations: { si: { guidelines: [] } } }), 'translations.si.guidelines'],
    [exam({ readingTimeMinutes: 0 }), 'readingTimeMinutes'],
    [exam({ verdictThresholds: { excellent: 1, good: 2 } }), 'verdictThresholds'],
    [exam({ colour: 'red' }), 'colour'],
    [exam({ readingTimeMinutes: undefined, sections: [] }), 'sections'],
    [exam({ readingTimeMinutes: undefined, sections: [{ ...section, minutes: 0 }] }), 'sections.0.minutes'],
    [exam({ groups: [{ id: 'g', text: 'Passage' }] }), 'groups.0'],
    [withQuestion({ number: 1 }), 'questions.1.number'],
    [withQuestion({ type: 'writing' }), 'questions.1.type'],
    [withQuestion({ text: undefined }), 'questions.1.text'],
    [withQuestion({ photo: 'a.png' }), 'questions.1.photo'],
    [withQuestion({ chart: '인원 (명)\n1동 | 40' }), 'questions.1.chart'],
    [withQuestion({ options: [{ text: '가' }, { text: '나' }] }), 'questions.1.options'],
    [withQuestion({ options: [{ text: '가', correct: true }, { text: '가' }] }), 'questions.1.options.1'],
    [
      withQuestion({
        options: [
          { text: '가', correct: 'yes' },
          { text: '나', correct: true },
        ],
      }),
      'questions.1.options.0.correct',
    ],
    [withQuestion({ group: 'g' }), 'questions.1.group'],
    [withQuestion({ section: 'reading' }), 'questions.1.section'],
    [withQuestion({ tags: { field: 'weather' } }), 'questions.1.tags.field'],
    [withQuestion({ tags: { unit: 3 } }), 'questions.1.tags.unit'],
    [withQuestion({ explanations: { fr: 'Oui' } }), 'questions.1.explanations'],
    [withQuestion({ translations: { si: 'x' } }), 'questions.1.translations.si'],
    [withQuestion({ translations: { si: { words: 'x' } } }), 'questions.1.translations.si.words'],
    [withQuestion({ vocabulary: ['물,불'] }), 'questions.1.vocabulary'],
  ])('%#: %j names %s', (raw, field) => {
    expect(fieldsOf(raw)).toContain(field)
  })
})
