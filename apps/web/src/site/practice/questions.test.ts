import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { packMedia } from './packMedia'
import { isRight, shownQuestion, shuffled } from './questions'

const pack = okBodies.getPractice
const [reading, listening] = pack.cards.map(({ question }) => question)
if (reading === undefined || listening === undefined) throw new Error('The example has two cards')

describe('a question without its exam', () => {
  it.each([
    [reading, 'Reading'],
    [listening, 'Listening'],
    [{ ...listening, section: 'sound', groupId: 'g', stem: '어디' }, 'Listening'],
  ])('belongs to the section of its type', (question, title) => {
    expect(shownQuestion(question).section.title).toBe(title)
    expect(shownQuestion(question).question).toMatchObject({ id: question._id, text: question.questionText })
  })

  it('has its clip at the page’s own origin', () => {
    expect(shownQuestion(listening).question.audio).toBe('/media/sample/q5.wav')
  })

  it.each([
    ['q2-1', true],
    ['q2-2', false],
    [null, false],
  ])('answered with %s is right: %s', (optionId, expected) => {
    expect(isRight(reading, optionId)).toBe(expected)
  })

  it('has no verdict without its key', () => {
    const answers = reading.answers.map(({ isCorrect: _isCorrect, ...option }) => option)
    expect(isRight({ ...reading, answers }, 'q2-1')).toBeUndefined()
  })
})

it('media of a pack are its clips and pictures, each once', () => {
  const pictured = { ...reading, questionPhoto: '/media/p.svg', answers: [{ _id: 'a', photo: '/media/p.svg' }] }
  const card = { item: 'x', examId: 'e', topic: 't', dueOn: '2026-03-03', isDue: true, question: pictured }
  expect(packMedia({ cards: [...pack.cards, card] })).toEqual(['/media/sample/q5.wav', '/media/p.svg'])
})

it('options are shuffled by the numbers given', () => {
  const numbers = [0.5, 0.1, 0.9]
  expect(shuffled(['a', 'b', 'c'], () => numbers.shift() ?? 0)).toEqual(['b', 'a', 'c'])
})
