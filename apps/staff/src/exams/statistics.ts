import type { QuestionStatistics, StatisticsFlag } from '@naru/api'
import { optionalText } from '@naru/ui/language'
import type { StatisticsText } from '../text/statistics'

/** Orders of the questions: that of the paper, or those with the most serious flags first. */
export const questionSorts = ['number', 'look'] as const

export type QuestionSort = (typeof questionSorts)[number]

/** Kinds of flags, the most serious first. */
const bySeriousness: readonly StatisticsFlag['kind'][] = [
  'key',
  'negative',
  'hard',
  'guess',
  'weak',
  'unreliable',
  'easy',
  'unused',
]

/** Place of the most serious flag; a kind of a newer server comes after the known ones, no flag last. */
const rankOf = ({ flags }: QuestionStatistics) =>
  Math.min(
    bySeriousness.length + 1,
    ...flags.map(({ kind }) => {
      const place = bySeriousness.indexOf(kind)
      return place < 0 ? bySeriousness.length : place
    }),
  )

/** @returns the questions in an order; equal ones by number */
export const sortQuestions = (questions: readonly QuestionStatistics[], sort: QuestionSort): QuestionStatistics[] =>
  questions.toSorted(
    (one, other) =>
      (sort === 'look' ? rankOf(one) - rankOf(other) || other.flags.length - one.flags.length : 0) ||
      one.questionNumber - other.questionNumber,
  )

/** @returns a number with a minus sign, and no minus before a rounded 0 */
export const numberLabel = (value: number, decimals = 0): string =>
  // -0 + 0 is 0.
  (Number(value.toFixed(decimals)) + 0).toFixed(decimals).replace('-', '−')

/** @returns the share of a part, from 0 to 1; 0 of nothing */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** The kinds whose message names an option. */
const ofOptions: ReadonlySet<StatisticsFlag['kind']> = new Set(['key', 'unused'])

/** @returns what a flag says; the server's sentence if it is of a kind that this page does not know */
export const flagLabel = (
  { kind, option, text }: StatisticsFlag,
  t: StatisticsText,
  of: 'paperFlag' | 'questionFlag',
): string =>
  option === undefined && ofOptions.has(kind)
    ? text
    : (optionalText(t, `${of}.${kind}`, { option: option ?? 0 }) ?? text)
