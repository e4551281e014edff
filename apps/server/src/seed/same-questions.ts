import { newId } from '../ids'
import type { ExamContent, ExamOption, ExamQuestion } from '../modules/exams/exam-content'
import { optionalProp } from '../optional-prop'
import { isFields } from './fields'

const nameOf = ({ text, photo, spoken }: ExamOption) => spoken ?? text ?? photo ?? ''

const hasSameOptions = (one: ExamQuestion, other: ExamQuestion) => {
  const names = (question: ExamQuestion) => question.options.map(nameOf).toSorted().join('\n')
  return names(one) === names(other)
}

/** Returns whether a question corrects an earlier one: equal number and section, and equal text and media or equal options. */
const isCorrected = (earlier: ExamQuestion, question: ExamQuestion) =>
  earlier.number === question.number &&
  earlier.type === question.type &&
  ((earlier.text === question.text && earlier.photo === question.photo && earlier.audio === question.audio) ||
    hasSameOptions(earlier, question))

/** Options get the id of the earlier option with the same name, or of the only one that was reworded. */
const reuseOptionIds = (earlier: ExamQuestion, question: ExamQuestion): ExamOption[] => {
  const ids = new Map(earlier.options.map((option) => [nameOf(option), option.id]))
  const matched = question.options.map((option) => ({ ...option, id: ids.get(nameOf(option)) ?? option.id }))
  const used = new Set(matched.map(({ id }) => id))
  const removed = earlier.options.filter(({ id }) => !used.has(id))
  const added = matched.filter(({ id }) => !earlier.options.some((option) => option.id === id))
  const [reworded] = added
  const [old] = removed
  if (added.length !== 1 || removed.length !== 1 || reworded === undefined || old === undefined) return matched
  return matched.map((option) => (option === reworded ? { ...option, id: old.id } : option))
}

/** Whether an item was made by an import or the migration, and not written by an author. */
const isMade = (item: string | undefined) => item === undefined || /^[0-9a-f]{24}$/.test(item)

/** Whether two questions may be one item: an author who writes two items means two. */
const canBeSame = (earlier: ExamQuestion, question: ExamQuestion) =>
  isMade(earlier.item) || isMade(question.item) || earlier.item === question.item

/** The question of an earlier version that each question is: by its item, else by what is equal. */
const sameQuestions = (earlier: ExamContent, paper: ExamContent) => {
  const same = new Map<ExamQuestion, ExamQuestion>()
  const free = new Set(earlier.questions)
  const match = (question: ExamQuestion, isSame: (other: ExamQuestion) => boolean) => {
    if (same.has(question)) return
    const found = [...free].find(isSame)
    if (found === undefined) return
    same.set(question, found)
    free.delete(found)
  }
  for (const question of paper.questions)
    if (question.item !== undefined) match(question, ({ item }) => item === question.item)
  for (const question of paper.questions)
    match(question, (other) => canBeSame(other, question) && isCorrected(other, question))
  return same
}

/**
 * Reuses the ids of an earlier version for equal questions and options of a new one, so that the new keys can grade answers to the earlier
 * version. A question without item gets that of the earlier one, or a new one.
 */
export const reuseIds = (earlier: ExamContent | undefined, paper: ExamContent): ExamContent => {
  const same = earlier === undefined ? new Map<ExamQuestion, ExamQuestion>() : sameQuestions(earlier, paper)
  return {
    ...paper,
    questions: paper.questions.map((question) => {
      const other = same.get(question)
      const item = question.item ?? other?.item ?? newId()
      if (other === undefined) return { ...question, item }
      return { ...question, id: other.id, item, options: reuseOptionIds(other, question) }
    }),
  }
}

/** Gives the questions of an earlier version the items of the same questions of a later one; undefined if it has them. */
export const withItemsOf = (earlier: ExamContent, later: ExamContent): ExamContent | undefined => {
  const items = new Map(later.questions.map(({ id, item }) => [id, item]))
  const itemOf = ({ id, item }: ExamQuestion) => items.get(id) ?? item
  if (earlier.questions.every((question) => itemOf(question) === question.item)) return undefined
  const questions = earlier.questions.map((question) => ({ ...question, ...optionalProp('item', itemOf(question)) }))
  return { ...earlier, questions }
}

/** JSON with sorted keys, since the database does not preserve their order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )

/**
 * A question in the form in which versions are compared: field by field, since stored versions may have others. Without its item, which
 * names the question and changes nothing of it.
 */
const serialize = ({ options, ...question }: ExamQuestion) =>
  sorted([
    question.id,
    question.number,
    question.type,
    question.section,
    question.group,
    question.text,
    question.stem,
    question.photo,
    question.audio,
    options.map(({ id, text, photo, isCorrect, note, spoken }) => [id, text, photo, isCorrect, note, spoken]),
    question.explanation,
    question.transcript,
    question.explanations,
    question.translations,
    question.unreviewed,
    question.vocabulary,
    question.tags,
  ])

const serializeDetails = (paper: ExamContent) =>
  sorted([
    paper.topic,
    paper.description,
    paper.duration,
    paper.photo,
    paper.guidelines,
    paper.readingTimeMinutes,
    paper.listeningTimeMinutes,
    paper.verdictThresholds?.excellent,
    paper.verdictThresholds?.good,
    paper.sections,
    paper.groups,
  ])

/** Difference of two versions of an exam. */
export interface Difference {
  /** Topic, minutes, guidelines or similar changed. */
  hasNewHead: boolean
  /** Numbers of questions that changed or are new. */
  changed: number[]
  /** Numbers of removed questions. */
  gone: number[]
  /** Numbers of questions whose key changed. */
  newKeys: number[]
}

const keyOf = ({ options }: ExamQuestion) => options.find(({ isCorrect }) => isCorrect)?.id

/** Compares a version with an earlier one whose ids it reuses (see `reuseIds`); undefined if they are equal. */
export const differenceOf = (earlier: ExamContent, paper: ExamContent): Difference | undefined => {
  const before = new Map(earlier.questions.map((question) => [question.id, question]))
  const after = new Set(paper.questions.map(({ id }) => id))
  const changed = paper.questions.filter((question) => {
    const other = before.get(question.id)
    return other === undefined || serialize(other) !== serialize(question)
  })
  const difference = {
    hasNewHead: serializeDetails(earlier) !== serializeDetails(paper),
    changed: changed.map(({ number }) => number),
    gone: earlier.questions.filter(({ id }) => !after.has(id)).map(({ number }) => number),
    newKeys: changed.flatMap((question) => {
      const other = before.get(question.id)
      return other === undefined || keyOf(other) === keyOf(question) ? [] : [question.number]
    }),
  }
  const isNone = !difference.hasNewHead && difference.changed.length === 0 && difference.gone.length === 0
  return isNone ? undefined : difference
}
