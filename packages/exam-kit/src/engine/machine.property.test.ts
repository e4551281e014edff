import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examDriver, sampleExam, type ExamDriver } from '../testing'
import {
  sectionSecondsLeft,
  userAnswers,
  type CandidateAction,
  type Effect,
  type ExamState,
  type Phase,
  type Report,
} from './index'

const exam = sampleExam({ reading: 3, listening: 3, readingTimeMinutes: 2, listeningTimeMinutes: 2 })
const ids = exam.questions.map(({ id }) => id)
const phases: readonly Phase[] = ['reading', 'listening', 'finished']

/** What may happen next: an event, a reload, or the clock being set. `late` takes an earlier clip's number. */
type Step =
  | {
      readonly kind: 'send'
      readonly action: CandidateAction | Report
      readonly isLate: boolean
      readonly passed: number
    }
  | { readonly kind: 'reload'; readonly passed: number }
  | { readonly kind: 'setClock'; readonly by: number }

const optionId = fc.constantFrom('a', 'b', 'c', 'd', 'none')
const candidateActions: fc.Arbitrary<CandidateAction>[] = [
  ...(['begin', 'next', 'next', 'previous', 'proceed', 'playAudio', 'suspend'] as const).map((type) =>
    fc.constant({ type }),
  ),
  fc.record({ type: fc.constant('goTo' as const), index: fc.integer({ min: -1, max: 7 }) }),
  fc.record({ type: fc.constant('selectAnswer' as const), questionId: fc.constantFrom(...ids), optionId }),
]
const failure = fc.constantFrom('failed-to-play' as const, 'failed-to-load' as const)
const clipId = fc.constant(0)
const reports: fc.Arbitrary<Report>[] = [
  fc.constant({ type: 'tick' }),
  fc.constant({ type: 'hide' }),
  fc.record({ type: fc.constant('clipStarted' as const), clipId }),
  fc.record({
    type: fc.constant('clipProgress' as const),
    clipId,
    seconds: fc.float({ min: 0, max: 20, noNaN: true }),
  }),
  fc.record({ type: fc.constant('clipEnded' as const), clipId }),
  fc.record({ type: fc.constant('clipBlocked' as const), clipId }),
  fc.record({ type: fc.constant('clipFailed' as const), clipId, failure }),
]
const passed = fc.oneof(
  { weight: 9, arbitrary: fc.nat({ max: 6000 }) },
  { weight: 1, arbitrary: fc.nat({ max: 200_000 }) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      action: fc.oneof(...candidateActions, ...reports),
      isLate: fc.boolean(),
      passed,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), passed }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('setClock' as const), by: fc.integer({ min: -7_200_000, max: 600_000 }) }),
  },
)

/** A candidate who works, so that random runs also reach listening and the end: answers and goes on. */
const diligent: readonly Step[] = ['r1', 'r2', 'r3'].flatMap((questionId) => [
  send({ type: 'selectAnswer', questionId, optionId: 'b' }),
  send({ type: 'next' }),
])
const steps = fc
  .tuple(fc.boolean(), fc.array(step, { maxLength: 120 }))
  .map(([isDiligent, rest]) => [
    send({ type: 'begin' }),
    ...(isDiligent ? [...diligent, send({ type: 'proceed' })] : []),
    ...rest,
  ])

function send(action: CandidateAction | Report): Step {
  return { kind: 'send', action, isLate: false, passed: 1000 }
}

function take(driver: ExamDriver, next: Step): readonly Effect[] {
  if (next.kind === 'setClock') {
    driver.now += next.by
    return []
  }
  driver.now += next.passed
  if (next.kind === 'reload') {
    // Browsers tell a page that it is being hidden before they reload it.
    driver.send({ type: 'hide' })
    driver.reload()
    return driver.send({ type: 'begin' }).effects
  }
  const running = driver.clipId() - (next.isLate ? 1 : 0)
  return driver.send('clipId' in next.action ? { ...next.action, clipId: running } : next.action).effects
}

/** One step of a random run, as a rule sees it. */
interface Moment {
  readonly driver: ExamDriver
  readonly before: ExamState
  readonly after: ExamState
  readonly taken: Step
  readonly effects: readonly Effect[]
}

/**
 * Looks for a run of steps that breaks a rule; `makeRule` makes a fresh rule for each run.
 * Returns the shortest such run with its seed; undefined if there is none.
 */
function counterexample(makeRule: () => (moment: Moment) => boolean): string | undefined {
  const property = fc.property(steps, (run) => {
    const driver = examDriver(exam)
    const holds = makeRule()
    return run.every((taken) => {
      const before = driver.state
      const effects = take(driver, taken)
      return holds({ driver, before, after: driver.state, taken, effects })
    })
  })
  return fc.defaultReportMessage(fc.check(property, { numRuns: 1000 }))
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function keptAnswers(driver: ExamDriver): string[] | null {
  const kept = driver.effects.find((effect) => effect.type === 'keepResult')
  return kept ? kept.result.questions.map(({ userAnswer }) => userAnswer) : null
}

describe('whatever happens, in whatever order', () => {
  it('the phase never goes back', () => {
    const rule = ({ before, after }: Moment) => phases.indexOf(after.phase) >= phases.indexOf(before.phase)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('the index stays inside its section', () => {
    const rule = ({ after }: Moment) => after.phase === 'finished' || exam.questions[after.index]?.type === after.phase
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('in listening the index only goes forward, one by one', () => {
    const rule = ({ before, after }: Moment) =>
      before.phase !== 'listening' || after.phase !== 'listening' || [0, 1].includes(after.index - before.index)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('no accepted answer is lost: it is in the state, over reloads too, and in the result', () => {
    const makeRule = () => {
      const accepted: Record<string, string> = {}
      return ({ driver, after, taken, effects }: Moment) => {
        const isKept = effects.some((effect) => effect.type === 'write' && effect.key.endsWith('-choices'))
        if (isKept && taken.kind === 'send' && taken.action.type === 'selectAnswer') {
          accepted[taken.action.questionId] = taken.action.optionId
        }
        const result = keptAnswers(driver)
        if (!result) return ids.every((id) => after.choices[id] === accepted[id])
        const answers = userAnswers(exam, { ...after, choices: accepted })
        return ids.every((id, index) => result[index] === (answers[id] ?? ''))
      }
    }
    expect(counterexample(makeRule)).toBeUndefined()
  })

  it('the exam is finished once, and its result is kept and sent once', () => {
    const rule = ({ driver, after }: Moment) => {
      const asked = driver.effects
        .map(({ type }) => type)
        .filter((type) => type === 'keepResult' || type === 'sendResult')
      return isDeepEqual(asked, after.phase === 'finished' ? ['keepResult', 'sendResult'] : [])
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('a play is charged only by the end of the running clip, one at a time', () => {
    const rule = ({ before, after, taken }: Moment) => {
      const isSameQuestion = after.phase === 'listening' && before.phase === 'listening' && after.index === before.index
      if (!isSameQuestion || after.plays === before.plays) return true
      const isEnd = taken.kind === 'send' && taken.action.type === 'clipEnded' && !taken.isLate
      return isEnd && after.plays === before.plays + 1
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('the remaining time of a section never grows, under any clock', () => {
    const rule = ({ before, after }: Moment) =>
      before.startedAt === null ||
      after.phase !== before.phase ||
      sectionSecondsLeft(exam, after) <= sectionSecondsLeft(exam, before)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('a second tick at the same moment changes nothing', () => {
    const rule = ({ driver }: Moment) => {
      const first = driver.pass(0).state
      const second = driver.pass(0)
      return isDeepEqual(first, second.state) && second.effects.length === 0
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('a refused event leaves the state as a tick would', () => {
    const rule = ({ driver, taken }: Moment) => {
      if (taken.kind !== 'send') return true
      const { state } = driver.pass(0)
      const again = driver.send(taken.action)
      return again.rejected === undefined || (isDeepEqual(again.state, state) && again.effects.length === 0)
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })
})

describe('a clip that does not fail', () => {
  it('is played no more often than allowed', () => {
    const listening = sampleExam({ reading: 0, listening: 3 })
    const property = fc.property(fc.array(fc.constantFrom('end', 'wait', 'answer'), { maxLength: 60 }), (run) => {
      const driver = examDriver(listening)
      driver.send({ type: 'begin' })
      for (const next of run) {
        const questionId = `l${driver.state.index + 1}`
        if (next === 'end') driver.send({ type: 'clipEnded', clipId: driver.clipId() })
        if (next === 'wait') driver.pass(2500)
        if (next === 'answer') driver.send({ type: 'selectAnswer', questionId, optionId: 'a' })
      }
      const urls = driver.effects.flatMap((effect) => (effect.type === 'playClip' ? effect.url : []))
      return urls.every((url) => urls.filter((other) => other === url).length <= listening.maxPlays)
    })
    expect(fc.defaultReportMessage(fc.check(property))).toBeUndefined()
  })
})
