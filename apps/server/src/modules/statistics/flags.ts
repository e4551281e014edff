import type { Schemas } from '@naru/api/types'
import type { OptionStatistics, QuestionStatistics, TestStatistics } from './item-statistics'

type QuestionFlag = Schemas['StatisticsFlag']

/** Attempts below which nothing is flagged. */
export const LEAST_FOR_FLAGS = 30

const none: OptionStatistics = { n: 0, low: 0, middle: 0, high: 0 }

export interface FlaggedOption {
  id: string
  isCorrect: boolean
}

const optionFlags = (statistics: QuestionStatistics, options: readonly FlaggedOption[]): QuestionFlag[] => {
  const chosen = (id: string) => statistics.options.get(id) ?? none
  const key = chosen(options.find(({ isCorrect }) => isCorrect)?.id ?? '')
  return options.flatMap(({ id, isCorrect }, index): QuestionFlag[] => {
    if (isCorrect) return []
    const option = index + 1
    const { n, high } = chosen(id)
    if (high > key.high) {
      return [{ kind: 'key', option, text: `More of the best chose option ${option}: check the key.` }]
    }
    return n === 0 ? [{ kind: 'unused', option, text: `Nobody chose option ${option}: make it more plausible.` }] : []
  })
}

/**
 * What an author should look at in a question, in words; nothing under 30 attempts. The limits are those of the Open
 * University and of Ebel and Frisbie (docs/statistics.md).
 */
export const questionFlags = (
  statistics: QuestionStatistics,
  options: readonly FlaggedOption[],
  attempts: number,
): QuestionFlag[] => {
  if (attempts < LEAST_FOR_FLAGS) return []
  const { facility, discrimination } = statistics
  const guess = 100 / Math.max(options.length, 1)
  const flags: QuestionFlag[] = []
  if (facility <= 5) flags.push({ kind: 'hard', text: 'Almost nobody is right: it is extremely hard, or faulty.' })
  else if (facility <= guess) flags.push({ kind: 'guess', text: 'No more are right than by guessing.' })
  if (facility >= 95) flags.push({ kind: 'easy', text: 'Almost everybody is right: it tells learners little.' })
  if (discrimination !== undefined && discrimination < 0) {
    flags.push({
      kind: 'negative',
      text: 'Those who are good at the rest are wrong here more often: check key and wording.',
    })
  } else if (discrimination !== undefined && discrimination < 20 && facility < 95) {
    flags.push({ kind: 'weak', text: 'It hardly tells good from weak learners.' })
  }
  const ofOptions = optionFlags(statistics, options)
  return [
    ...ofOptions.filter(({ kind }) => kind === 'key'),
    ...flags,
    ...ofOptions.filter(({ kind }) => kind !== 'key'),
  ]
}

/** What an author should know about the whole exam, in words; nothing under 30 attempts. */
export const testFlags = (test: TestStatistics, questions: number): QuestionFlag[] => {
  if (test.attempts < LEAST_FOR_FLAGS) return []
  const mean = (100 * test.mean) / questions
  const flags: QuestionFlag[] = []
  if (mean < 50) flags.push({ kind: 'hard', text: 'The mean is under 50 %: the paper is hard.' })
  if (mean > 75) flags.push({ kind: 'easy', text: 'The mean is over 75 %: the paper is easy.' })
  if (test.consistency !== undefined && test.consistency < 64) {
    flags.push({ kind: 'unreliable', text: 'The consistency is under 64 %: one score says little about a learner.' })
  }
  return flags
}
