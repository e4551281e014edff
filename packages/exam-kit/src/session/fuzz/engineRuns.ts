import * as fc from 'fast-check'
import type { CandidateAction, Effect, ExamState, Phase } from '../../engine'
import type { Report } from '../../engine/events'
import type { StoredTexts } from '../../engine/storage/persistence'
import { examDriver, type ExamDriver } from '../../testing/examDriver'
import { threeSectionExam } from '../../testing/sampleExams'

/** The exam of the random runs: all kinds of sections, and a group. */
export const exam = threeSectionExam()
export const ids = exam.questions.map(({ id }) => id)
/** All phases in order. */
export const phases: readonly Phase[] = [...exam.sections.map(({ id }) => id), 'finished']

/** A step of a random run: an event, a reload, or a change of the clock. `isLate`: with the number of the clip before. */
export type Step =
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
  fc.record({ type: fc.constant('goTo' as const), index: fc.integer({ min: -1, max: exam.questions.length + 1 }) }),
  fc.record({ type: fc.constant('selectAnswer' as const), questionId: fc.constantFrom(...ids), optionId }),
  fc.record({ type: fc.constant('toggleFlag' as const), questionId: fc.constantFrom(...ids) }),
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

/** Answers all of reading, so that random runs reach listening and the finish. */
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

function runStep(driver: ExamDriver, next: Step): readonly Effect[] {
  if (next.kind === 'setClock') {
    driver.now += next.by
    return []
  }
  driver.now += next.passed
  if (next.kind === 'reload') {
    // Browsers hide a page before they reload it.
    driver.send({ type: 'hide' })
    driver.reload()
    return driver.send({ type: 'begin' }).effects
  }
  const running = driver.clipId() - (next.isLate ? 1 : 0)
  return driver.send('clipId' in next.action ? { ...next.action, clipId: running } : next.action).effects
}

export interface Moment {
  readonly driver: ExamDriver
  readonly before: ExamState
  readonly after: ExamState
  readonly step: Step
  readonly effects: readonly Effect[]
  /** Stored texts before the step. */
  readonly stored: StoredTexts
}

/**
 * Searches for a run of steps that breaks a rule.
 * @returns the shortest one with its seed, or undefined
 * @param makeRule creates the rule of one run
 */
export function counterexample(makeRule: () => (moment: Moment) => boolean): string | undefined {
  const property = fc.property(steps, (run) => {
    const driver = examDriver(exam)
    const holds = makeRule()
    return run.every((step) => {
      const before = driver.state
      const stored = new Map(driver.stored)
      const effects = runStep(driver, step)
      return holds({ driver, before, after: driver.state, step, effects, stored })
    })
  })
  return fc.defaultReportMessage(fc.check(property))
}

export function isDeepEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
