import { afterAll, expect, test } from 'vitest'
import { openPracticeServer } from './practice-server'

const { server, clock, learnerWith, take, practice, items, answerTo, send } = await openPracticeServer()
afterAll(() => server.close())

test('a paper with nine mistakes becomes nine cards, each with its key, explanation, tags and exam', async () => {
  const learner = await learnerWith()
  await take(learner, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  const { today, cards, answeredToday, choices, corrections } = await practice(learner)
  console.log(JSON.stringify({ today, answeredToday, choices, corrections, card: cards[0] }, undefined, 1))
  expect(cards).toHaveLength(9)
  const out = await send(learner, answerTo(cards[0]), answerTo(cards[1], false))
  console.log(out, await items(learner), clock.now())
})
