import type { PracticeOutcome, Question } from '@naru/api'
import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { questionMedia } from '../pack/prepareMedia'
import { judged, shownQuestion } from './questions'

const pack = okBodies.getPractice
const [reading, listening] = pack.cards.map(({ question }) => question)
if (reading === undefined || listening === undefined) throw new Error('The example has two cards')

const stored = (isRight: boolean): PracticeOutcome => ({ id: 'a', status: 200, isRight })

/** The question with this key only; undefined: without one. */
const withKey = (question: Question, key: string | undefined): Question => ({
  ...question,
  answers: question.answers.map(({ isCorrect: _isCorrect, ...option }) =>
    key === undefined ? option : { ...option, isCorrect: option._id === key },
  ),
})

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
  ])('answered with %s is right: %s', (optionId, isRight) => {
    expect(judged(reading, optionId, undefined)).toEqual({ question: reading, isRight, isCorrected: false })
    expect(judged(reading, optionId, stored(isRight))).toEqual({ question: reading, isRight, isCorrected: false })
  })

  it('has no verdict without its key until the server responds', () => {
    const unkeyed = withKey(reading, undefined)
    expect(judged(unkeyed, 'q2-1', undefined).isRight).toBeUndefined()
    const outcome = { ...stored(false), question: withKey(reading, 'q2-2') }
    expect(judged(unkeyed, 'q2-1', outcome)).toEqual({
      question: outcome.question,
      isRight: false,
      isCorrected: false,
    })
    expect(judged(unkeyed, 'q2-1', stored(true))).toEqual({ question: unkeyed, isRight: true, isCorrected: false })
  })

  it('has the key of the server if it was corrected', () => {
    const question = withKey(reading, 'q2-2')
    const outcome = { ...stored(true), question }
    expect(judged(reading, 'q2-2', outcome)).toEqual({ question, isRight: true, isCorrected: true })
  })

  it.each([
    [true, 'q2-2', 'q2-2'],
    [false, 'q2-1', undefined],
  ])('has no key that the verdict of the server contradicts (right: %s)', (isRight, optionId, key) => {
    const { explanation: _explanation, help: _help, ...bare } = reading
    const { question, ...verdict } = judged(reading, optionId, stored(isRight))
    expect(verdict).toEqual({ isRight, isCorrected: true })
    expect(question).toEqual(withKey(bare, key))
  })
})

it('media of questions are their clips and pictures, each once', () => {
  const pictured = { questionPhoto: '/media/p.svg', answers: [{ _id: 'a', photo: '/media/p.svg' }] }
  const questions = pack.cards.map(({ question }) => question)
  expect(questionMedia([...questions, pictured, pictured])).toEqual(['/media/sample/q5.wav', '/media/p.svg'])
})
