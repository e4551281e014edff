import type { Schemas } from '@naru/api/types'
import { describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { importFolder } from '../support/content-server'
import { nine, openPracticeServer, practiceContent } from '../support/practice-server'

const withoutItems = nine.replaceAll(/ {4}item: nine-\d+\n/g, '')
const numbersOf = (cards: readonly Schemas['PracticeCard'][]) =>
  cards.map(({ question }) => question.questionNumber).toSorted((one, other) => one - other)

const tools = await openPracticeServer({ contentFolder: practiceContent(withoutItems) })
const { server, database, learnerMissing, take, passDays, practice, items, answerTo, send, log } = tools

describe('an item that an author gives a question later', async () => {
  const learner = await learnerMissing([1, 2, 3])
  const before = await practice(learner)
  await importFolder(server, practiceContent())

  test('hides no card, and answers that a device has queued are stored', async () => {
    expect(before.cards).toHaveLength(3)
    expect((await practice(learner)).cards).toEqual(before.cards)
    const outcomes = await send(learner, ...before.cards.map((card) => answerTo(card, false)))
    expect(outcomes.map(({ status, isExtra }) => [status, isExtra])).toEqual(before.cards.map(() => [200, false]))
  })

  test('makes no second card of a question that is missed again, in a version before or after', async () => {
    await importFolder(server, practiceContent(nine.replace('Because of 2', 'Since it is 2')))
    await take(learner, [1, 2, 4])
    await passDays(learner, 1)
    const { cards } = await practice(learner)
    expect(numbersOf(cards)).toEqual([1, 2, 3, 4])
    expect(cards.find(({ question }) => question.questionNumber === 2)?.question.explanation).toBe('Since it is 2.')
  })

  test('is followed by the repair of a corrected key', async () => {
    const corrected = nine.replace(
      '{ text: Right 1, correct: true }, { text: Wrong 1, note: Not this. }',
      '{ text: Right 1 }, { text: Wrong 1, correct: true }',
    )
    await importFolder(server, practiceContent(corrected))
    await regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'nine')
    const { cards, corrections } = await practice(learner)
    expect(numbersOf(cards)).toEqual([2, 3, 4])
    expect(corrections).toMatchObject([{ questionNumber: 1, isRemoved: true }])
  })
})

test('a question whose item an author renames is another one, and the card of the old one is still served', async () => {
  await importFolder(server, practiceContent())
  const learner = await learnerMissing([7, 8])
  const [before] = (await practice(learner)).cards
  await importFolder(server, practiceContent(nine.replace('item: nine-7\n', 'item: seven\n')))
  expect((await practice(learner)).cards[0]).toEqual(before)
  await take(learner, [7, 9])
  expect(await items(learner)).toHaveLength(4)
  expect((await log(learner)).filter(({ attemptId }) => attemptId !== null)).toHaveLength(4)
  expect(await send(learner, answerTo(before))).toMatchObject([{ status: 200, isRight: true }])
})
