import { describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { addDays } from '../../modules/practice/days'
import { importFolder } from '../support/content-server'
import { nine, openPracticeServer, practiceContent } from '../support/practice-server'

const tools = await openPracticeServer()
const { server, database, clock, learnerWith, take, passDays, practice, items, answerTo, send, stored, log } = tools
const { setExamDate, expectReplayed } = tools

describe('a corrected key', async () => {
  // Left question 1 blank, answered it wrong a day later, and has an exam in three days.
  const examined = await learnerWith()
  await take(examined, [2, 1])
  await passDays(examined, 1)
  const day = await practice(examined)
  const answerTwo = answerTo(
    day.cards.find(({ item }) => item === 'nine-1'),
    false,
  )
  await send(examined, answerTwo)
  await setExamDate(examined, addDays(day.today, 3))
  const wronged = await learnerWith()
  await take(wronged, [1, 2, 9])
  const late = await learnerWith()
  await take(late, [4, 3])
  const lucky = await learnerWith()
  await take(lucky, [5])
  const asked = await practice(wronged)
  const answerOne = answerTo(
    asked.cards.find(({ item }) => item === 'nine-1'),
    false,
  )
  const [first] = await send(wronged, answerOne)
  const ofLucky = await practice(lucky)
  const ofLate = (await practice(late)).cards
  const target = { database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }
  clock.forward(10)
  // The second option of question 1 is the right one after all.
  const corrected = nine.replace(
    '{ text: Right 1, correct: true }, { text: Wrong 1, note: Not this. }',
    '{ text: Right 1 }, { text: Wrong 1, correct: true }',
  )
  await importFolder(server, practiceContent(corrected))
  await regrade(target, 'nine')
  const today = (await practice(wronged)).today

  test('removes the card of a learner who was right, and says so for seven days', async () => {
    const pack = await practice(wronged)
    expect(pack.cards.map(({ item }) => item).toSorted()).toEqual(['nine-2', 'nine-9'])
    const told = [{ topic: 'Nine exam', questionNumber: 1, isRemoved: true, correctedOn: today }]
    expect(pack.corrections).toEqual(told)
    expect((await stored(wronged)).find(({ item }) => item === 'nine-1')).toMatchObject({ isRemoved: true })
    expect((await log(wronged)).filter(({ item }) => item === 'nine-1')).toHaveLength(2)
  })

  test('judges answers of practice anew, and those that arrive later by the new key', async () => {
    const before = (await log(wronged)).find(({ id }) => id === answerOne.id)
    expect(before?.isRight).toBe(true)
    const again = await send(wronged, { ...answerOne, id: '00000000-0000-4000-8000-000000000001' })
    // The device may have the earlier key, so it gets the new one.
    const answers = [{ isCorrect: false }, { isCorrect: true }, { isCorrect: false }]
    expect(again).toMatchObject([{ status: 200, isRight: true, isExtra: true, question: { answers } }])
    expect(await send(wronged, answerOne)).toMatchObject([first])
  })

  test('makes a card of what is wrong now, due at once, with the new key', async () => {
    const pack = await practice(lucky)
    expect(ofLucky.cards.map(({ item }) => item)).toEqual(['nine-5'])
    expect(pack.cards.map(({ item }) => item).toSorted()).toEqual(['nine-1', 'nine-5'])
    const card = pack.cards.find(({ item }) => item === 'nine-1')
    expect(card).toMatchObject({ dueOn: today, question: { answers: [{ isCorrect: false }, { isCorrect: true }, {}] } })
    expect(pack.corrections).toEqual([{ topic: 'Nine exam', questionNumber: 1, isRemoved: false, correctedOn: today }])
  })

  test('brings a card whose answer was right back before the exam', async () => {
    expect((await log(examined)).find(({ id }) => id === answerTwo.id)?.isRight).toBe(true)
    const card = (await stored(examined)).find(({ item }) => item === 'nine-1')
    expect(card).toMatchObject({ isRemoved: false, dueOn: addDays(day.today, 2) })
    await expectReplayed(examined)
  })

  test('leaves other cards alone', async () => {
    expect(ofLate.map(({ item }) => item).toSorted()).toEqual(['nine-3', 'nine-4'])
    const rows = await stored(late)
    expect(
      rows
        .filter(({ correctedOn }) => correctedOn === null)
        .map(({ item }) => item)
        .toSorted(),
    ).toEqual(['nine-3', 'nine-4'])
  })

  test('changes nothing the second time', async () => {
    const before = [await stored(wronged), await stored(lucky), await log(lucky)]
    await regrade(target, 'nine')
    expect([await stored(wronged), await stored(lucky), await log(lucky)]).toEqual(before)
  })

  test('is not told any more after seven days', async () => {
    await passDays(wronged, 7)
    expect((await practice(wronged)).corrections).toEqual([])
    expect((await items(wronged)).toSorted()).toEqual(['nine-2', 'nine-9'])
  })
})
