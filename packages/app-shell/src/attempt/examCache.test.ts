import type { Exam } from '@naru/api'
import { sampleExam } from '@naru/api/msw'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { describe, expect, it } from 'vitest'
import { createExamCache } from './examCache'

const attempt = { ownerId: 'nimal', examId: sampleExam._id }
const questions = sampleExam.questions.map(({ _id, questionNumber, type, answers }) => ({
  _id,
  questionNumber,
  type,
  answers: answers.map(({ _id: id, text = '' }) => ({ _id: id, text })),
}))
const withheld: Exam = { ...sampleExam, questions }

describe('the exam cache', () => {
  it('returns an exam for its attempt until it is removed', async () => {
    const examCache = createExamCache(createMemoryDatabase())
    await examCache.save(attempt, withheld)
    await expect(examCache.find(attempt)).resolves.toEqual(withheld)
    await expect(examCache.find({ ...attempt, ownerId: 'kamala' })).resolves.toBeNull()
    await examCache.remove(attempt)
    await expect(examCache.find(attempt)).resolves.toBeNull()
  })

  it('never stores an exam that reveals the answers', async () => {
    const database = createMemoryDatabase()
    const examCache = createExamCache(database)
    const [first, ...rest] = withheld.questions
    if (!first) throw new Error('the sample has no questions')
    const withAnswers = [
      { ...first, answers: first.answers.map((option, at) => ({ ...option, isCorrect: at === 0 })) },
      { ...first, transcript: '안녕하세요.' },
      { ...first, explanation: 'It is the second.' },
    ]
    for (const question of withAnswers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await examCache.save(attempt, { ...withheld, questions: [question, ...rest] })
    }
    await expect(database.keys('papers')).resolves.toEqual([])
  })

  it('clears the exams of other learners', async () => {
    const examCache = createExamCache(createMemoryDatabase())
    await examCache.save(attempt, withheld)
    await examCache.clear('nimal')
    await expect(examCache.find(attempt)).resolves.not.toBeNull()
    await examCache.clear('kamala')
    await expect(examCache.find(attempt)).resolves.toBeNull()
  })

  it('ignores damaged entries', async () => {
    const database = createMemoryDatabase()
    const examCache = createExamCache(database)
    for (const broken of [
      'text',
      7,
      {},
      { _id: 'another', questions: [] },
      { _id: attempt.examId, questions: 'none' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.put('papers', `nimal:${attempt.examId}`, broken)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(examCache.find(attempt)).resolves.toBeNull()
    }
  })
})
