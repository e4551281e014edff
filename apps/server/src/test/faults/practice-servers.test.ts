import { describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf } from '../support/client'
import { importFolder } from '../support/content-server'
import { nine, openPracticeServer, practiceContent, type Practiser } from '../support/practice-server'

const { server, clock, database, learnerMissing, learnerWith, take, practice, answerTo, send, stored, expectReplayed } =
  await openPracticeServer()
const other = await anotherServer(server, { contentFolder: practiceContent(), now: clock.now })

describe('two servers practise at once', () => {
  const onOther = async (learner: Practiser, url: string, payload?: object) => {
    const client = clientOf(other, learner.token())
    const { status, body } = await (payload === undefined ? client.get(url) : client.post(url, payload))
    expect(status).toBe(200)
    return body
  }

  test('make cards once, by requests and maintenance at once', async () => {
    const learner = await learnerMissing([1, 2, 3, 4, 5, 6, 7, 8, 9])
    await Promise.all([
      practice(learner),
      onOther(learner, '/api/practice'),
      server.runMaintenance(),
      other.runMaintenance(),
      onOther(learner, '/api/practice?examId=nine'),
    ])
    expect([(await expectReplayed(learner)).length, (await stored(learner)).length]).toEqual([9, 9])
  })

  test('store the answers of two devices once each, in one state', async () => {
    const learner = await learnerMissing([1, 2, 3])
    const { cards } = await practice(learner)
    const phone = cards.map((card) => answerTo(card))
    const tablet = cards.map((card) => answerTo(card, false))
    const outcomes = await Promise.all([
      send(learner, ...phone),
      onOther(learner, '/api/practice/answers', { answers: [...tablet, ...phone] }),
      send(learner, ...tablet),
      onOther(learner, '/api/practice/answers', { answers: phone }),
    ])
    expect(fieldOf(outcomes[3], 'outcomes')).toEqual(outcomes[0])
    expect(await expectReplayed(learner)).toHaveLength(9)
  })

  test('answer while keys are corrected, without a deadlock, and judge all answers by the new key', async () => {
    const learners = await Promise.all([learnerWith(), learnerWith(), learnerWith()])
    for (const learner of learners) await take(learner, [1, 2])
    const packs = await Promise.all(learners.map((learner) => practice(learner)))
    const corrected = nine.replace(
      '{ text: Right 1, correct: true }, { text: Wrong 1, note: Not this. }',
      '{ text: Right 1 }, { text: Wrong 1, correct: true }',
    )
    await importFolder(server, practiceContent(corrected))
    const sent = learners.map((learner, at) => async () => {
      const card = packs[at]?.cards.find(({ item }) => item === 'nine-1')
      for (let round = 0; round < 2; round += 1) {
        await send(learner, answerTo(card))
        await onOther(learner, '/api/practice/answers', { answers: [answerTo(card, false)] })
        await onOther(learner, '/api/practice')
      }
    })
    await Promise.all([
      ...sent.map((run) => run()),
      regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'nine'),
    ])
    for (const [at, learner] of learners.entries()) {
      const card = packs[at]?.cards.find(({ item }) => item === 'nine-1')
      const nowRight = card?.question.answers[1]?._id
      const reviews = await expectReplayed(learner)
      const answers = reviews.filter(({ item, attemptId }) => item === 'nine-1' && attemptId === null)
      expect(answers).toHaveLength(4)
      expect(answers.every(({ answer, isRight }) => isRight === (answer === nowRight))).toBe(true)
    }
  })

  test('serve the corrected key of a card that both had served before', async () => {
    const learner = await learnerMissing([2, 3])
    const keys = async () => {
      const packs = [await practice(learner), await onOther(learner, '/api/practice')]
      return packs.map((pack) => {
        const card = listOf(fieldOf(pack, 'cards')).find((each) => fieldOf(each, 'item') === 'nine-2')
        return listOf(fieldOf(card, 'question', 'answers')).map((option) => fieldOf(option, 'isCorrect'))
      })
    }
    const [first, second] = [
      [true, false, false],
      [false, false, true],
    ]
    expect(await keys()).toEqual([first, first])
    const corrected = nine.replace(
      '{ text: Right 2, correct: true }, { text: Wrong 2, note: Not this. }, { text: Other 2 }',
      '{ text: Right 2 }, { text: Wrong 2, note: Not this. }, { text: Other 2, correct: true }',
    )
    await importFolder(server, practiceContent(corrected))
    expect(await keys()).toEqual([first, first])
    await regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'nine')
    expect(await keys()).toEqual([second, second])
  })
})
