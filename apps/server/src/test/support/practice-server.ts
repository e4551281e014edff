import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { isSuccessOf } from '@naru/api/contract'
import type { Schemas } from '@naru/api/types'
import { practiceCards, practiceReviews } from '../../platform/db/schema'
import { fold, type Review } from '../../modules/practice/schedule'
import { openTestServer, type TestServerOptions } from './test-server'
import { fieldOf, listOf, manualClock, newVerifiedLearner, resultOf } from './client'
import { writeContent } from './content'

/** Seconds of a day. */
export const DAY = 86_400

/** An exam of reading questions with tags. `count`: their number. */
export const examOf = (count: number): string => `
id: nine
topic: Nine exam
description: Questions.
duration: 10 minutes
readingTimeMinutes: 10
listeningTimeMinutes: 0
guidelines: []
questions:${Array.from(
  { length: count },
  (_, at) => `
  - number: ${at + 1}
    type: reading
    item: nine-${at + 1}
    text: Question ${at + 1}?
    options: [{ text: Right ${at + 1}, correct: true }, { text: Wrong ${at + 1}, note: Not this. }, { text: Other ${at + 1} }]
    explanation: Because of ${at + 1}.
    tags: { edition: 2024, unit: ${at < 5 ? 5 : 9}, field: vocabulary-grammar, family: ${at % 2 === 0 ? 'blank-grammar' : 'synonym'}, sector: general }`,
).join('')}
`

/** An exam of ten questions. */
export const nine = examOf(10)

/** A content folder with the exam `nine`, which the free plan unlocks. `changes`: as of `writeContent`. */
export const practiceContent = (exam = nine): string =>
  writeContent({
    'exams/nine/exam.yaml': exam,
    'plans.yaml': `
- { id: yearly, name: Yearly, duration: yearly, price: 5000, exams: [mini, other, nine] }
- { id: free, name: Free, duration: monthly, price: 0, description: Try it., exams: [mini, nine] }
- { id: paid, name: Paid, duration: one-time, price: 990.5, exams: [nine] }
`,
  })

export type Practiser = Awaited<ReturnType<typeof newVerifiedLearner>>

/** A server with the exam `nine`, and helpers for tests of practice. It begins at 13:30 in Colombo. */
export const openPracticeServer = async (options: TestServerOptions = {}) => {
  const clock = manualClock()
  const server = await openTestServer({ contentFolder: practiceContent(), now: clock.now, ...options })
  const { context } = server
  const { database } = context

  const learnerWith = async (plan: string | null = 'free') => {
    const learner = await newVerifiedLearner(server)
    if (plan !== null) await learner.post('/api/user-plan-purchases', { pricePlanId: plan })
    return learner
  }

  /** Sets the day of the learner's exam; without one, clears it. */
  const setExamDate = async (learner: Practiser, examDate?: string) => {
    const { status } = await learner.put('/api/user/exam-date', examDate === undefined ? {} : { examDate })
    if (status !== 200) throw new Error(`The day of the exam was answered with ${status}.`)
  }

  /** Takes the exam and misses the questions with these numbers; the last one of them is left blank. */
  const take = async (learner: Practiser, missed: readonly number[], examId = 'nine') => {
    const exam = (await learner.get(`/api/exams/${examId}`)).body
    const given = listOf(fieldOf(exam, 'questions')).flatMap((question) => {
      const number = Number(fieldOf(question, 'questionNumber'))
      if (number === missed.at(-1)) return []
      return [[String(fieldOf(question, '_id')), `${missed.includes(number) ? 'Wrong' : 'Right'} ${number}`] as const]
    })
    const startTime = new Date(clock.now().getTime() - 300_000).toISOString()
    const result = resultOf(examId, Object.fromEntries(given), startTime, clock.now().toISOString())
    const { status, body } = await learner.post('/api/results', result)
    clock.forward(1)
    if (status !== 200) throw new Error(`The attempt was answered with ${status}: ${JSON.stringify(body)}`)
    return String(fieldOf(body, 'result', 'attemptId'))
  }

  /** A learner whose questions with these numbers are wrong. */
  const learnerMissing = async (missed: readonly number[], examId?: string) => {
    const learner = await learnerWith()
    await take(learner, missed, examId)
    return learner
  }

  /** Lets days pass, after which the learner logs in again. */
  const passDays = async (learner: Practiser, days: number) => {
    clock.forward(days * DAY)
    await learner.post('/api/auth/login', { email: learner.email, password: learner.password })
  }

  const practice = async (learner: Practiser, query = '') => {
    const { status, body, text } = await learner.get(`/api/practice${query}`)
    if (status === 200 && isSuccessOf('getPractice', body)) return body
    throw new Error(`Practice was answered with ${status}: ${text}`)
  }
  const items = async (learner: Practiser, query = '') => (await practice(learner, query)).cards.map(({ item }) => item)

  /** An answer to a card by the text of an option; right by default. */
  const answerTo = (card: Schemas['PracticeCard'] | undefined, isRight = true, at = clock.now()) => {
    if (card === undefined) throw new Error('There is no card.')
    const option = card.question.answers.find(({ isCorrect }) => isCorrect === isRight)
    return {
      id: randomUUID(),
      kind: 'question' as const,
      item: card.item,
      answer: option?._id ?? '',
      answeredAt: at.toISOString(),
    }
  }
  const send = async (learner: Practiser, ...answers: object[]) => {
    clock.forward(1)
    const { status, body, text } = await learner.post('/api/practice/answers', { answers })
    if (status === 200 && isSuccessOf('savePracticeAnswers', body)) return body.outcomes
    throw new Error(`The answers were answered with ${status}: ${text}`)
  }

  const stored = (learner: Practiser) =>
    database.select().from(practiceCards).where(eq(practiceCards.userId, learner.userId))
  const log = (learner: Practiser) =>
    database.select().from(practiceReviews).where(eq(practiceReviews.userId, learner.userId))

  /** Checks that each card, and what each review did, follows from the log. */
  const expectReplayed = async (learner: Practiser) => {
    const rows = await log(learner)
    const cards = new Map((await stored(learner)).map((card) => [card.item, card]))
    for (const item of new Set([...cards.keys(), ...rows.map((row) => row.item)])) {
      const own = rows.filter((row) => row.item === item)
      const { card, effects } = fold(
        'question',
        own.map((row): Review => ({ ...row, isMiss: row.attemptId !== null })),
      )
      expect(cards.get(item)).toMatchObject(card ?? { isRemoved: true })
      for (const { id, attemptId, isExtra, dueOn } of own) {
        expect({ isExtra, ...(attemptId === null ? { dueOn } : {}) }).toEqual(
          attemptId === null ? effects.get(id) : { isExtra: effects.get(id)?.isExtra },
        )
      }
    }
    return rows
  }

  return {
    clock,
    server,
    context,
    database,
    learnerWith,
    learnerMissing,
    setExamDate,
    take,
    passDays,
    practice,
    items,
    answerTo,
    send,
    stored,
    log,
    expectReplayed,
  }
}
