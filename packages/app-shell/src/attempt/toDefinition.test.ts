import type { Exam } from '@naru/api'
import { buildReview, optionKey } from '@naru/exam-kit/engine'
import { describe, expect, it } from 'vitest'
import { mediaUrl, toDefinition } from '.'

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
      sections: [
        { id: 'reading', title: 'Reading', seconds: 300, navigation: 'free' },
        { id: 'listening', title: 'Listening', seconds: 300, navigation: 'one-way' },
      ],
      verdictThresholds: { excellent: 45, good: 37 },
    })
  })

  it("with Naru's thresholds if it has none, whatever its marks", () => {
    const { verdictThresholds: _, ...plain } = exam
    expect(toDefinition(plain).verdictThresholds).toEqual({ excellent: 180, good: 150 })
  })

  it('with its questions in order, and only the fields that are set', () => {
    expect(definition.questions[0]).toEqual({
      id: 'q1',
      sourceId: 'q1',
      number: 1,
      section: 'reading',
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

describe('an attempt of an exam stored before sections, groups and help', () => {
  it('is reviewed as reading and listening', () => {
    const questions = [
      { questionId: 'q1', userAnswer: '사과', correctAnswer: '사과', isCorrect: true, explanation: 'Because.' },
      { questionId: 'q2', userAnswer: '', correctAnswer: '/media/a.svg', isCorrect: false },
    ]
    const review = buildReview(toDefinition(exam), { answers: {}, graded: { questions, totalScore: 5 } })
    expect(review?.items).toMatchObject([
      { section: { title: 'Reading' }, isCorrect: true, explanation: 'Because.', help: {} },
      { section: { title: 'Listening' }, isCorrect: false, audio: '/media/2.m4a', help: {} },
    ])
    expect(review).toMatchObject({ correctCount: 1, totalScore: 5 })
  })
})

describe('an exam of the API with sections and groups', () => {
  const help = { vocabulary: ['망치'], options: [{ spoken: '남자가 망치로 못을 박고 있습니다.' }] }
  const definition = toDefinition(
    {
      ...exam,
      sections: [
        { _id: 'reading', title: 'Reading', minutes: 5, navigation: 'free' },
        {
          _id: 'announcements',
          title: 'Announcements',
          minutes: 4,
          navigation: 'one-way',
          playback: { plays: 1, answerSeconds: 7.5, failureSeconds: 20 },
        },
      ],
      groups: [{ _id: 'g1', text: '안내문', photo: 'media/g1.svg' }, { _id: 'g2' }],
      questions: [
        {
          _id: 'q1',
          questionNumber: 1,
          type: 'reading',
          groupId: 'g1',
          questionText: '안내문\n\n무엇입니까?',
          stem: '무엇입니까?',
          answers: [],
        },
        {
          _id: 'q2',
          questionNumber: 2,
          type: 'listening',
          section: 'announcements',
          hasSpokenOptions: true,
          help,
          answers: [{ _id: 'a', text: '1', isCorrect: true }],
        },
      ],
    },
    'https://media.example.org',
  )

  it('becomes a definition with these sections, windows in milliseconds', () => {
    expect(definition.sections).toEqual([
      { id: 'reading', title: 'Reading', seconds: 300, navigation: 'free' },
      {
        id: 'announcements',
        title: 'Announcements',
        seconds: 240,
        navigation: 'one-way',
        playback: { maxPlays: 1, answerWindowMs: 7500, failureWindowMs: 20_000 },
      },
    ])
  })

  it('becomes a definition with these groups and their members', () => {
    expect(definition.groups).toEqual([
      { id: 'g1', text: '안내문', photo: 'https://media.example.org/media/g1.svg' },
      { id: 'g2' },
    ])
    expect(definition.questions[0]).toMatchObject({
      section: 'reading',
      group: 'g1',
      text: '안내문\n\n무엇입니까?',
      stem: '무엇입니까?',
    })
  })

  it('has spoken options and the help of inline keys', () => {
    expect(definition.questions[1]).toMatchObject({ section: 'announcements', hasSpokenOptions: true, help })
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
