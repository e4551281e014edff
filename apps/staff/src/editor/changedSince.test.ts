import type { QuestionStatistics } from '@naru/api'
import type { DraftQuestion } from '@naru/exam-authoring/editor'
import { expect, it } from 'vitest'
import { hasChangedSince } from './changedSince'

const chosen = { n: 0, low: 0, middle: 0, high: 0 }
const published: QuestionStatistics = {
  questionId: 'q1',
  questionNumber: 4,
  item: 'a',
  type: 'listening',
  text: '무엇입니까?',
  photo: '/media/sign.webp',
  audio: '/media/clip.m4a',
  options: [
    { id: '1', text: '책', isCorrect: true, chosen },
    { id: '2', photo: '/media/box.webp', isCorrect: false, chosen },
  ],
  blank: chosen,
  flags: [],
}
const question: DraftQuestion = {
  item: 'a',
  number: 1,
  type: 'listening',
  text: '무엇입니까? ',
  photo: 'sign.webp',
  audio: 'clip.m4a',
  options: [{ text: '책', correct: true }, { photo: 'box.webp' }],
}
const [book, box] = question.options

it('another number, and words that only learners of the review read, change nothing', () => {
  const { text: _text, ...rest } = published
  expect(hasChangedSince(published, { ...question, number: 9, explanation: 'A book.' }, undefined)).toBe(false)
  expect(
    hasChangedSince({ ...rest, photo: '/media/g.webp' }, { ...question, text: '' }, { id: 'g', photo: 'g.webp' }),
  ).toBe(false)
})

it('the number of a spoken option is its text', () => {
  const options = [{ id: '1', text: '1', isCorrect: true, chosen }]
  const spoken = { ...question, options: [{ spoken: '네.', correct: true }] }
  expect(hasChangedSince({ ...published, options }, spoken, undefined)).toBe(false)
})

it.each<[string, Partial<DraftQuestion>]>([
  ['the text', { text: '누구입니까?' }],
  ['the picture', { photo: 'other.webp' }],
  ['the clip', { audio: 'other.m4a' }],
  ['the text of an option', { options: [{ text: '연필', correct: true }, ...(box ? [box] : [])] }],
  ['the picture of an option', { options: [...(book ? [book] : []), { photo: 'other.webp' }] }],
  ['the key', { options: [{ text: '책' }, { photo: 'box.webp', correct: true }] }],
  ['the number of options', { options: [{ text: '책', correct: true }] }],
])('%s is another one', (_name, changes) => {
  expect(hasChangedSince(published, { ...question, ...changes }, undefined)).toBe(true)
})
