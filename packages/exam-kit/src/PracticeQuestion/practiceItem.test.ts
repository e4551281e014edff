import { describe, expect, it } from 'vitest'
import type { RawQuestion } from '../engine/exam/definition'
import { sampleExam } from '../testing'
import { hasKey, inOrder, practiceItem } from './practiceItem'

const raw: RawQuestion = {
  id: 'q',
  number: 4,
  section: 'reading',
  text: '일곱 시(  ) 일어납니다.',
  explanation: 'A point in time takes 에.',
  options: [
    { id: 'a', text: '에', isCorrect: true },
    { id: 'b', text: '을', isCorrect: false },
    { id: 'c', text: '이', isCorrect: false },
  ],
  help: { options: [{ note: 'of the right one' }, { note: 'marks an object' }, { note: 'marks a subject' }] },
}

const definition = sampleExam({ questions: [raw] })
const [section] = definition.sections
const question = definition.questions[0] ?? expect.unreachable()

describe('the options of a practice question', () => {
  it.each([
    [
      ['c', 'a', 'b'],
      ['c', 'a', 'b'],
    ],
    [['b'], ['b', 'a', 'c']],
    [
      ['x', 'c'],
      ['c', 'a', 'b'],
    ],
    [[], ['a', 'b', 'c']],
  ])('are arranged as %j: %j', (order, expected) => {
    expect(inOrder(question, order).options.map(({ id }) => id)).toEqual(expected)
  })

  it('take their notes with them', () => {
    const { help } = inOrder(question, ['c', 'a', 'b'])
    expect(help?.options?.map(({ note }) => note)).toEqual(['marks a subject', 'of the right one', 'marks an object'])
  })
})

describe('an answered practice question', () => {
  it.each([
    ['a', true, '에'],
    ['b', false, '을'],
    [null, false, ''],
  ])('with the option %s: right %s', (optionId, isCorrect, userAnswer) => {
    const item = practiceItem(question, section, optionId)
    expect(item).toMatchObject({ isCorrect, userAnswer, correctAnswer: '에', explanation: 'A point in time takes 에.' })
    expect(item.options.filter(({ isChosen }) => isChosen).map(({ option }) => option.id)).toEqual(
      optionId === null ? [] : [optionId],
    )
  })

  it('has notes of the wrong options only', () => {
    expect(practiceItem(question, section, 'a').options.map(({ note }) => note)).toEqual([
      undefined,
      'marks an object',
      'marks a subject',
    ])
  })

  it('has no right option without its key', () => {
    const withheld = { ...question, options: question.options.map(({ id, text }) => ({ id, text: text ?? '' })) }
    expect([hasKey(question), hasKey(withheld)]).toEqual([true, false])
    expect(practiceItem(withheld, section, 'a')).toMatchObject({ isCorrect: false, correctAnswer: '' })
  })
})
