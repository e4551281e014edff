import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { addDays } from '../../modules/practice/days'
import { importFolder } from '../support/content-server'
import { DAY, examOf, openPracticeServer, practiceContent, type Practiser } from '../support/practice-server'

const exam = examOf(5)
const tools = await openPracticeServer({ contentFolder: practiceContent(exam) })
const {
  server,
  database,
  clock,
  learnerMissing,
  learnerWith,
  setExamDate,
  take,
  passDays,
  practice,
  send,
  stored,
  expectReplayed,
} = tools

/** The second option of question 1 becomes the right one, and back. */
let isCorrected = false
const correctKey = async () => {
  isCorrected = !isCorrected
  const [right, wrong] = ['{ text: Right 1, correct: true }, { text: Wrong 1, note: Not this. }', '']
  const other = `{ text: Right 1 }, { text: Wrong 1, correct: true }${wrong}`
  await importFolder(server, practiceContent(isCorrected ? exam.replace(right, other) : exam))
  await regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'nine')
}

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 })
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), numbers }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      /** `ago`: seconds before now; `repeats`: whether the id of an earlier answer is sent. */
      answers: fc.array(
        fc.record({
          number: fc.integer({ min: 1, max: 5 }),
          isRight: fc.boolean(),
          ago: fc.integer({ min: -DAY, max: 6 * DAY }),
          repeats: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('exam' as const),
      days: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correct' as const) }) },
)

/** Sends answers. @returns the outcomes without the corrected questions that later ones contain */
const sendAll = async (learner: Practiser, answers: readonly object[]) =>
  answers.length === 0 ? [] : (await send(learner, ...answers)).map(({ question: _question, ...outcome }) => outcome)

test('whatever happens, the log is whole and gives the stored cards, and an id gets its first outcome', async () => {
  const optionOf = new Map<string, string>()
  const keyed = await learnerWith()
  await take(keyed, [1, 2, 3, 4, 5])
  for (const { item, question } of (await practice(keyed)).cards) {
    for (const { text, _id } of question.answers) optionOf.set(`${item} ${text?.split(' ')[0]}`, _id)
  }
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
    const learner = await learnerMissing([1, 2, 3])
    await practice(learner)
    const outcomes = new Map<string, unknown>()
    const sent = new Map<string, { id: string }>()
    for (const each of steps) {
      const ofStored: { id: string }[] = []
      const late: unknown[] = []
      if (each.kind === 'take') {
        await take(learner, each.numbers)
        await practice(learner)
      }
      if (each.kind === 'answer') {
        const answers = each.answers.map(({ number, isRight, ago, repeats }) => {
          const item = `nine-${number}`
          const [known] = repeats ? sent.keys() : []
          return {
            id: known ?? randomUUID(),
            kind: 'question',
            item,
            answer: optionOf.get(`${item} ${isRight ? 'Right' : 'Wrong'}`) ?? '',
            answeredAt: new Date(clock.now().getTime() - ago * 1000).toISOString(),
          }
        })
        const received = await sendAll(learner, answers)
        for (const [at, outcome] of received.entries()) {
          const { id, status } = outcome
          if (outcomes.has(id) || status !== 200) continue
          outcomes.set(id, outcome)
          sent.set(id, answers[at] ?? { id })
        }
        ofStored.push(...received.filter(({ id }) => outcomes.has(id)))
      }
      if (each.kind === 'pass') await passDays(learner, each.days)
      if (each.kind === 'exam') {
        const { today } = await practice(learner)
        const examDate = each.days === undefined ? undefined : addDays(today, each.days)
        await setExamDate(learner, examDate)
        // A card of today cannot come back before an exam of tomorrow.
        const limit = examDate !== undefined && (each.days ?? 0) > 1 ? examDate : '9999-12-31'
        const inPractice = (await stored(learner)).filter(({ leftOn, isRemoved }) => leftOn === null && !isRemoved)
        late.push(...inPractice.filter(({ dueOn }) => dueOn >= limit))
      }
      if (each.kind === 'correct') await correctKey()
      expect(ofStored).toEqual(ofStored.map(({ id }) => outcomes.get(id)))
      expect(late).toEqual([])
      const rows = await expectReplayed(learner)
      const answered = rows.filter(({ attemptId }) => attemptId === null).map(({ id }) => id)
      expect(answered.toSorted()).toEqual([...outcomes.keys()].toSorted())
    }
    const again = [...sent.values()]
    expect(await sendAll(learner, again)).toEqual(again.map(({ id }) => outcomes.get(id)))
  })
  await fc.assert(property, { numRuns: Number(process.env['RANDOM_RUNS'] ?? 100) / 25 })
})
