import type { WordMode } from '@naru/exam-kit/WordCard'

/** So many other steps come between a step and its repeat, or as many as are left. */
const stepsBetween = 5
/** How often an item is asked at most. */
const mostAsks = 3

export interface RunStep {
  /** Index of the item in the run. */
  readonly at: number
  /** A new word is shown before it is asked. */
  readonly kind: 'show' | 'ask'
}

export interface GivenAnswer {
  /** Of the stored answer; undefined for a repeat: only the first answer in a run counts. */
  readonly id?: string
  /** The id of an option, or the typed Korean; '' if the learner does not know. */
  readonly answer: string
  /** How a word was asked. */
  readonly mode?: WordMode
}

/** Where a run is; what a device stores of it. */
export interface RunProgress {
  /** Decides the order of the options. */
  readonly seed: string
  /** What is left, the step on the screen first; each item at most once. Empty at the end. */
  readonly steps: readonly RunStep[]
  /** Whether the question on the screen is answered. */
  readonly isAnswered: boolean
  /** The answers to each item, by its index, the first one first. */
  readonly answers: readonly (readonly GivenAnswer[])[]
}

export const beginRun = (items: readonly { isNew: boolean }[], seed: string): RunProgress => ({
  seed,
  steps: items.map(({ isNew }, at) => ({ at, kind: isNew ? 'show' : 'ask' })),
  isAnswered: false,
  answers: items.map(() => []),
})

/** @returns the run with an answer to the question on the screen; unchanged if that is answered */
export function answered(run: RunProgress, answer: GivenAnswer): RunProgress {
  const [step] = run.steps
  if (step === undefined || run.isAnswered) return run
  return {
    ...run,
    isAnswered: true,
    answers: run.answers.map((given, at) => (at === step.at ? [...given, answer] : given)),
  }
}

/**
 * Goes on from the step on the screen. A word that was shown is asked later; what was answered wrong comes again.
 *
 * @param isRight whether its answer is right; undefined: not known, or not answered
 */
export function goneOn(run: RunProgress, isRight: boolean | undefined): RunProgress {
  const [step, ...rest] = run.steps
  if (step === undefined) return run
  const asks = run.answers[step.at]?.length ?? 0
  const comesAgain = step.kind === 'show' || (run.isAnswered && isRight === false && asks < mostAsks)
  const again: RunStep = { at: step.at, kind: 'ask' }
  return { ...run, isAnswered: false, steps: comesAgain ? rest.toSpliced(stepsBetween, 0, again) : rest }
}

/** How many of the answered items were right. */
export interface RunCounts {
  readonly total: number
  /** Right at the first answer. */
  readonly atOnce: number
  /** Wrong at first, and right when they came again. */
  readonly later: number
}

/** @param verdicts of each answered item, the first answer first; an item whose first verdict is not known is left out */
export function countRight(verdicts: readonly (readonly (boolean | undefined)[])[]): RunCounts {
  const known = verdicts.filter(([first]) => first !== undefined)
  return {
    total: known.length,
    atOnce: known.filter(([first]) => first === true).length,
    later: known.filter(([first, ...repeats]) => first === false && repeats.includes(true)).length,
  }
}
