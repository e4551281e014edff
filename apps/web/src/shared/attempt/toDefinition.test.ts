import type { Exam } from '@naru/api'
import { optionKey } from '@naru/exam-kit/engine'
import { describe, expect, it } from 'vitest'
import { mediaUrl, toDefinition } from './index'

const exam: Exam = {
  _id: 'e1',
  topic: 'Mini',
  description: '',
  duration: '10 minutes: 5 + 5',
  guidelines: [],
  readingTimeMinutes: 5,
  listeningTimeMinutes: 5,
  verdictThresholds: { excellent: 45, good: 37 },
  questions: [
    { _id: 'q2', questionNumber: 2, type: 'listening', audio: 'media/2.m4a', answers: [{ _id: 'a', photo: 'a.svg' }] },
    {
      _id: 'q1',
      questionNumber: 1,
      type: 'reading',
      questionText: '무엇입니까?',
      questionPhoto: '/media/1.svg',
      explanation: 'Because.',
      answers: [{ _id: 'a', text: '사과', isCorrect: true }],
    },
  ],
}

describe('an exam of the API becomes a definition', () => {
  const definition = toDefinition(exam)

  it('with its names, times in seconds and thresholds', () => {
    expect(definition).toMatchObject({
      id: 'e1',
      topic: 'Mini',
      duration: '10 minutes: 5 + 5',
      readingSeconds: 300,
      listeningSeconds: 300,
      verdictThresholds: { excellent: 45, good: 37 },
    })
  })

  it('with its questions in order, and only the fields that are set', () => {
    expect(definition.questions[0]).toEqual({
      id: 'q1',
      sourceId: 'q1',
      number: 1,
      type: 'reading',
      text: '무엇입니까?',
      photo: '/media/1.svg',
      explanation: 'Because.',
      options: [{ id: 'a', text: '사과', isCorrect: true }],
    })
  })

  it('keys that are withheld stay unknown', () => {
    expect(definition.questions[1]?.options[0]).not.toHaveProperty('isCorrect')
  })

  it('an option has the path of its picture, wherever it is loaded from', () => {
    const [, listening] = toDefinition(exam, 'https://media.example.org').questions
    const [option] = listening?.options ?? []
    expect(listening?.audio).toBe('https://media.example.org/media/2.m4a')
    expect(option?.photo).toBe('https://media.example.org/a.svg')
    expect(option && optionKey(option)).toBe('a.svg')
  })
})

describe('Media loads from the server by path', () => {
  it.each([
    ['/media/a.svg', '', '/media/a.svg'],
    ['media/a.svg', '', '/media/a.svg'],
    ['media/a.svg', 'https://m.example.org/', 'https://m.example.org/media/a.svg'],
    ['/media/a.svg', 'https://m.example.org/base', 'https://m.example.org/base/media/a.svg'],
    ['https://other.example.org/a.svg', 'https://m.example.org', 'https://other.example.org/a.svg'],
    ['//other.example.org/a.svg', '', '//other.example.org/a.svg'],
    ['data:image/png;base64,x', 'https://m.example.org', 'data:image/png;base64,x'],
  ])('%s from %j: %s', (path, base, url) => {
    expect(mediaUrl(path, base)).toBe(url)
  })
})
