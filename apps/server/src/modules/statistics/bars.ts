import type { Schemas } from '@naru/api/types'
import {
  sectionsOf,
  type StoredPaper,
  type StoredQuestion,
  type PaperTags,
  optionalProp,
  type ExamAnswers,
} from '@naru/exam-kit/content'
import { chosenOptions } from './counts'

type Bar = Schemas['AnalysisBar']

/** The names of units of the textbook, by number. */
export type UnitNames = ReadonlyMap<number, Pick<Schemas['Unit'], 'name' | 'names'>>

/** A question of an attempt and how it was answered. */
export interface MarkedQuestion {
  question: StoredQuestion
  /** The question's own tags, else those of the newest version. */
  tags: PaperTags
  isRight: boolean
  isBlank: boolean
}

/**
 * Marks the questions of an attempt.
 * @param exam - with the keys of the attempt's marks.
 * @param newest - the newest version, whose tags a question without tags gets.
 */
export const markQuestions = (
  exam: StoredPaper,
  answers: ExamAnswers,
  newest: StoredPaper | undefined,
): MarkedQuestion[] => {
  const newer = new Map(newest?.questions.map(({ id, tags }) => [id, tags]))
  const chosen = new Map(chosenOptions(exam, answers).chosen.map(({ questionId, option }) => [questionId, option]))
  return exam.questions.map((question) => {
    const option = chosen.get(question.id)
    return {
      question,
      tags: question.tags ?? newer.get(question.id) ?? {},
      isRight: question.options.some(({ id, correct }) => correct && id === option),
      isBlank: (answers[question.id] ?? '').trim() === '',
    }
  })
}

/** Seconds by question; those of unknown time have none. */
type Times = ReadonlyMap<string, number>

const NO_TIMES: Times = new Map()

const barsBy = (
  marked: readonly MarkedQuestion[],
  times: Times,
  topicOf: (each: MarkedQuestion) => Pick<Bar, 'id' | 'name' | 'names' | 'type'> | undefined,
): Bar[] => {
  const bars = new Map<string, Bar>()
  const timesBy = new Map<string, number[]>()
  for (const each of marked) {
    const topic = topicOf(each)
    if (topic === undefined) continue
    const bar = bars.get(topic.id) ?? { ...topic, right: 0, total: 0, blank: 0 }
    bar.total += 1
    if (each.isRight) bar.right += 1
    if (each.isBlank) bar.blank += 1
    bars.set(topic.id, bar)
    const seconds = times.get(each.question.id)
    if (seconds !== undefined) timesBy.set(topic.id, [...(timesBy.get(topic.id) ?? []), seconds])
  }
  return [...bars.values()].map((bar) => ({ ...bar, ...optionalProp('secondsPerQuestion', mean(timesBy.get(bar.id))) }))
}

const mean = (values: readonly number[] | undefined) =>
  values && Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

const byNumber = (marked: readonly MarkedQuestion[]) =>
  marked.toSorted((one, other) => one.question.number - other.question.number)

export const familyBars = (marked: readonly MarkedQuestion[], times: Times = NO_TIMES): Bar[] =>
  barsBy(byNumber(marked), times, ({ question: { type }, tags: { family } }) =>
    family === undefined ? undefined : { id: family, type },
  )

/** Right answers by unit, by number. `names`: of units. */
export const unitBars = (marked: readonly MarkedQuestion[], names: UnitNames, times: Times = NO_TIMES): Bar[] =>
  barsBy(marked, times, ({ tags: { unit } }) =>
    unit === undefined ? undefined : { id: String(unit), ...names.get(unit) },
  ).toSorted((one, other) => Number(one.id) - Number(other.id))

/** Topics with fewer questions say nothing. */
const LEAST_QUESTIONS = 3

/** Right answers by section, and by field, family and unit of enough questions, with the mean time of a question as far as it is known. */
export const barsOf = (
  exam: StoredPaper,
  marked: readonly MarkedQuestion[],
  names: UnitNames,
  known: readonly Schemas['QuestionTime'][] = [],
): Schemas['AnalysisBars'] => {
  const times = new Map(known.map(({ questionId, seconds }) => [questionId, seconds]))
  const bySection = barsBy(marked, times, ({ question: { section, type } }) => ({ id: section ?? type }))
  const isTelling = ({ total }: Bar) => total >= LEAST_QUESTIONS
  return {
    sections: sectionsOf(exam).flatMap(({ id, title }) =>
      bySection.filter((bar) => bar.id === id).map((bar) => ({ ...bar, name: title })),
    ),
    fields: barsBy(byNumber(marked), times, ({ question: { type }, tags: { field } }) =>
      field === undefined ? undefined : { id: field, type },
    ).filter(isTelling),
    families: familyBars(marked, times).filter(isTelling),
    units: unitBars(marked, names, times).filter(isTelling),
  }
}

export const unitsOf = (marked: readonly MarkedQuestion[]): number[] => [
  ...new Set(marked.flatMap(({ tags: { unit } }) => unit ?? [])),
]

export type HasDrill = (topic: Pick<Schemas['WeakTopic'], 'kind' | 'id'>) => boolean

/**
 * The three families and units with the lowest share of right answers, at least one wrong and three questions each; of
 * equal ones that with more questions.
 */
export const weakestOf = (
  marked: readonly MarkedQuestion[],
  names: UnitNames,
  hasDrill: HasDrill,
): Schemas['WeakTopic'][] => {
  const topics = [
    ...familyBars(marked).map((bar) => ({ kind: 'family' as const, bar })),
    ...unitBars(marked, names).map((bar) => ({ kind: 'unit' as const, bar })),
  ]
  return topics
    .filter(({ bar: { right, total } }) => total >= LEAST_QUESTIONS && right < total)
    .toSorted(
      ({ bar: one }, { bar: other }) => one.right / one.total - other.right / other.total || other.total - one.total,
    )
    .slice(0, 3)
    .map(({ kind, bar: { id, name, names: others, right, total } }) => ({
      kind,
      id,
      ...optionalProp('name', name),
      ...optionalProp('names', others),
      right,
      total,
      hasDrill: hasDrill({ kind, id }),
    }))
}
