import { describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { fieldOf, listOf, manualClock, newVerifiedLearner, resultOf, type clientOf } from '../support/client'
import { clip, drawing, sourceOf, writeContent } from '../support/content'
import { sectionedYaml } from '../support/sectioned-exam'

const folder = 'exams/sectioned'
const clock = manualClock()
const server = await openTestServer({
  now: clock.now,
  contentFolder: writeContent({
    [`${folder}/exam.yaml`]: sectionedYaml,
    [`${folder}/p.svg`]: drawing('p'),
    [`${folder}/g.svg`]: drawing('g'),
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd', 'g'].map((name) => [`${folder}/${name}.m4a`, clip(2, `sound ${name} `.repeat(8))]),
    ),
    'plans.yaml': `${sourceOf('plans.yaml')}- { id: all, name: All, duration: monthly, price: 0, exams: [sectioned] }\n`,
  }),
})

type Learner = ReturnType<typeof clientOf>
const opened = async () => {
  const learner = await newVerifiedLearner(server)
  await learner.post('/api/user-plan-purchases', { pricePlanId: 'all' })
  const { body } = await learner.get('/api/exams/sectioned')
  return { learner, exam: body, ids: listOf(fieldOf(body, 'questions')).map((each) => String(fieldOf(each, '_id'))) }
}
const save = (learner: Learner, body: object) => learner.put('/api/exams/sectioned/progress', body)
const running = (changes: object = {}) => ({
  startTime: clock.now().toISOString(),
  phase: 'words',
  index: 0,
  answers: {},
  plays: {},
  revision: 0,
  ...changes,
})

describe('an exam with sections of its own', () => {
  test('is sent with sections and groups; the documented fields describe it, and nothing gives a key away', async () => {
    const { exam } = await opened()
    expect(exam).toMatchObject({
      readingTimeMinutes: 15.5,
      listeningTimeMinutes: 4,
      sections: [
        { _id: 'words', title: 'Words', minutes: 5, navigation: 'free' },
        { _id: 'texts', title: 'Texts', minutes: 10.5, navigation: 'one-way' },
        { _id: 'sounds', playback: { plays: 3, answerSeconds: 10, failureSeconds: 20 } },
      ],
    })
    const questions = listOf(fieldOf(exam, 'questions'))
    expect(questions[1]).toMatchObject({ type: 'reading', section: 'texts', stem: '누가?' })
    expect(fieldOf(questions[1], 'questionText')).toBe('안내문\n\n내일 쉽니다.\n\n누가?')
    expect(questions[3]).toMatchObject({
      type: 'listening',
      hasSpokenOptions: true,
      answers: [{ text: '1' }, { text: '2' }],
    })
    expect(fieldOf(questions[5], 'audio')).toBe(fieldOf(questions[6], 'audio'))
    expect(questions.slice(4)).toMatchObject([{}, { audioStart: 0.5 }, { audioStart: 0.5 }])
    expect(JSON.stringify(exam)).not.toMatch(/못을|Wrong, since|isCorrect|"help"|I am not/)
  })

  test('a running attempt in a section of its own is saved and continued', async () => {
    const { learner, ids } = await opened()
    const at = clock.now().toISOString()
    const sent = running({ phase: 'sounds', index: 4, plays: { [ids[3] ?? '']: 3 }, sectionStartTimes: { sounds: at } })
    expect(await save(learner, sent)).toMatchObject({ status: 200, body: { revision: 1 } })
    const { body } = await learner.get('/api/exams/sectioned/progress')
    expect(fieldOf(body, 'progress')).toEqual({ ...sent, revision: 1 })
  })

  test.each([
    ['a section that it does not have', { phase: 'reading-2' }, /no reading-2 section/],
    ['a start that is no time', { sectionStartTimes: { sounds: 'soon' } }, /date and time/],
    ['a leap second', { sectionStartTimes: { sounds: '2016-12-31T23:59:60Z' } }, /times/],
  ])('a running attempt with %s is rejected', async (_, change, message) => {
    const { learner } = await opened()
    const response = await save(learner, running(change))
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  })

  test('its sections end by the server’s clock, and its review helps to learn', async () => {
    const { learner, ids } = await opened()
    const startTime = clock.now().toISOString()
    await save(learner, running({ answers: { [ids[0] ?? '']: '가' } }))
    clock.forward((5 + 10.5 + 4) * 60 - 1)
    const sent = await learner.post(
      '/api/results',
      resultOf('sectioned', { [ids[0] ?? '']: '가', [ids[3] ?? '']: '1' }, startTime, clock.now().toISOString()),
    )
    expect(sent).toMatchObject({ status: 200, body: { result: { totalScore: 5, totalPossibleMarks: 35 } } })
    const [first, , , fourth] = listOf(fieldOf(fieldOf(sent.body, 'result'), 'questions'))
    expect(first).toMatchObject({
      isCorrect: false,
      help: {
        explanations: { si: 'S', ta: 'T' },
        translations: { en: { text: 'I am not (      ).' }, ta: { text: 'T' } },
        unreviewed: ['ta'],
        vocabulary: ['약국', '머리'],
        options: [{ note: 'Wrong, since 가; "and so on", 1' }, {}, {}],
      },
    })
    expect(fourth).toMatchObject({
      isCorrect: true,
      help: { options: [{ spoken: '못을 박습니다.' }, { spoken: '잡니다.', note: 'No.' }] },
    })
  })
})
