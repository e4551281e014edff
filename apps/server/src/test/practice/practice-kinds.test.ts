import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { bankItems, words } from '../../platform/db/schema'
import { fieldOf, listOf } from '../support/client'
import { openPracticeServer, type Practiser } from '../support/practice-server'

const { clock, database, learnerWith, passDays, practice, send, stored, log } = await openPracticeServer()

beforeAll(async () => {
  await database.insert(bankItems).values({
    item: 'bank-one',
    unit: 1,
    question: {
      id: 'bank-one',
      number: 1,
      type: 'reading',
      text: '저는 학생(  ).',
      options: [
        { id: 'bank-one-a', text: '이에요', correct: true },
        { id: 'bank-one-b', text: '예요', note: 'After a vowel.' },
      ],
      explanation: 'After a consonant.',
    },
  })
  const word = (id: string, korean: string) => ({
    id,
    unit: 1,
    position: 0,
    korean,
    content: { id, unit: 1, korean, partOfSpeech: 'noun' as const, meanings: { en: id }, example: `${korean}.` },
  })
  await database.insert(words).values([word('name', '이름'), word('country', '나라')])
})

const answer = (changes: object) => ({
  id: randomUUID(),
  kind: 'bank',
  item: 'bank-one',
  answer: 'bank-one-a',
  answeredAt: clock.now().toISOString(),
  ...changes,
})
const typed = (text: string) => answer({ kind: 'word', item: 'name', answer: text, mode: 'typing' })

describe('sounds that were confused', () => {
  const counterAnswer = (isRight: boolean) => answer({ item: 'bank-counter', answer: isRight ? 'three' : 'four' })
  const confused = (item = 'counter') => answer({ kind: 'sound', item, answer: '' })
  const due = async (learner: Practiser) => {
    const { body } = await learner.get('/api/practice/drill?sound=due')
    return listOf(fieldOf(body, 'questions')).map((question) => fieldOf(question, 'item'))
  }
  const asked = async (learner: Practiser) => fieldOf((await learner.get('/api/today')).body, 'questions')
  const soundCard = async (learner: Practiser) => (await stored(learner)).find(({ kind }) => kind === 'sound')

  beforeAll(async () => {
    const options = [
      { id: 'three', text: '세 개', correct: true as const },
      { id: 'four', text: '네 개' },
    ]
    const question = {
      id: 'bank-counter',
      number: 1,
      type: 'listening' as const,
      text: '들은 것',
      options,
      explanation: '',
    }
    await database.insert(bankItems).values({ item: 'bank-counter', unit: 1, sound: 'counter', question })
  })

  test('come back the next day as a question of their kind, until two right answers on different days', async () => {
    const learner = await learnerWith()
    expect(await send(learner, counterAnswer(true))).toMatchObject([{ status: 200, isRight: true }])
    expect(await soundCard(learner)).toBeUndefined()
    expect(await send(learner, confused())).toMatchObject([{ status: 200, isRight: false, hasLeft: false }])
    expect([await due(learner), await asked(learner)]).toEqual([[], 0])
    await passDays(learner, 1)
    expect([await due(learner), await asked(learner)]).toEqual([['bank-counter'], 1])
    await send(learner, counterAnswer(true))
    expect([await due(learner), await asked(learner)]).toEqual([[], 0])
    await passDays(learner, 4)
    expect(await due(learner)).toEqual(['bank-counter'])
    await send(learner, counterAnswer(true))
    expect((await soundCard(learner))?.leftOn).not.toBeNull()
    await send(learner, counterAnswer(false))
    expect(await soundCard(learner)).toMatchObject({ leftOn: null, rightDays: 0 })
  })

  test('begin with a wrong answer to a question of their kind, and are logged once', async () => {
    const learner = await learnerWith()
    const wrong = counterAnswer(false)
    await send(learner, wrong)
    await send(learner, wrong)
    expect((await log(learner)).map(({ kind, item }) => `${kind} ${item}`)).toEqual([
      'bank bank-counter',
      'sound counter',
    ])
    expect(await soundCard(learner)).toMatchObject({ item: 'counter', rightDays: 0 })
  })

  test('are of a known kind, and those without questions are not asked', async () => {
    const learner = await learnerWith()
    expect(await send(learner, confused('thunder'), confused('date'))).toMatchObject([{ status: 404 }, { status: 200 }])
    await passDays(learner, 1)
    expect(await due(learner)).toEqual([])
  })
})

describe('questions of the bank', () => {
  test('have their key and explanation in the outcome, again with the same id, and make no card', async () => {
    const learner = await learnerWith()
    const right = answer({})
    const [first] = await send(learner, right)
    expect(first).toMatchObject({
      status: 200,
      isRight: true,
      question: {
        explanation: 'After a consonant.',
        answers: [{ isCorrect: true }, { isCorrect: false }],
        help: { options: [{}, { note: 'After a vowel.' }] },
      },
    })
    expect(await send(learner, { ...right, answer: 'bank-one-b' })).toEqual([first])
    expect(await send(learner, answer({ answer: '' }))).toMatchObject([{ status: 200, isRight: false }])
    expect(await stored(learner)).toEqual([])
    expect((await log(learner)).map(({ kind }) => kind)).toEqual(['bank', 'bank'])
    expect((await practice(learner)).answeredToday).toBe(0)
  })

  test('and words are for learners with a plan; what is none of them is rejected by itself', async () => {
    const [learner, without] = [await learnerWith(), await learnerWith(null)]
    const sent = [
      answer({ answer: 'name' }),
      answer({ item: 'bank-two' }),
      typed('이름'),
      answer({ kind: 'word', item: 'no-word', answer: '', mode: 'meaning' }),
      answer({ kind: 'word', item: 'name', answer: 'no-word', mode: 'meaning' }),
      answer({ kind: 'word', item: 'name', answer: 'name' }),
    ]
    expect((await send(learner, ...sent)).map(({ status }) => status)).toEqual([400, 404, 200, 404, 400, 400])
    const refused = await send(without, ...sent)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
    expect(refused[0]?.message).toBe(
      'Drills and words need an active plan. A free plan is enough: choose one under Pricing.',
    )
    expect(await log(without)).toEqual([])
  })
})

describe('words', () => {
  test.each([
    ['typed', { mode: 'typing', answer: ' 이 름'.normalize('NFD') }, true],
    ['chosen wrong', { mode: 'listening', answer: 'country' }, false],
    ['not known', { mode: 'korean', answer: '' }, false],
  ])('%s', async (_, changes, isRight) => {
    const learner = await learnerWith()
    expect(await send(learner, answer({ kind: 'word', item: 'name', ...changes }))).toMatchObject([
      { status: 200, isRight, isExtra: false, hasLeft: false },
    ])
    const right = isRight ? 1 : 0
    expect(await stored(learner)).toMatchObject([{ kind: 'word', item: 'name', attemptId: null, rightDays: right }])
  })
})
