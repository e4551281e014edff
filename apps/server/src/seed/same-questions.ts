import type { ExamContent, ExamOption, ExamQuestion } from '../modules/exams/exam-content'

const nameOf = ({ text, photo }: ExamOption) => text ?? photo ?? ''

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

/**
 * Reuses the ids of an earlier version for equal questions and options of a new one, so that the new keys can grade answers to the earlier
 * version.
 */
export const reuseIds = (earlier: ExamContent, paper: ExamContent): ExamContent => ({
  ...paper,
  questions: paper.questions.map((question) => {
    const same = earlier.questions.find((other) => isCorrected(other, question))
    return same === undefined ? question : { ...question, id: same.id, options: reuseOptionIds(same, question) }
  }),
})

/** A question in the form in which versions are compared: field by field, since the database does not preserve the order of keys. */
const serialize = ({ id, number, type, text, photo, audio, options, explanation, transcript }: ExamQuestion) =>
  JSON.stringify([
    id,
    number,
    type,
    text,
    photo,
    audio,
    options.map((option) => [option.id, option.text, option.photo, option.isCorrect]),
    explanation,
    transcript,
  ])

const serializeDetails = (paper: ExamContent) =>
  JSON.stringify([
    paper.topic,
    paper.description,
    paper.duration,
    paper.photo,
    paper.guidelines,
    paper.readingTimeMinutes,
    paper.listeningTimeMinutes,
    paper.verdictThresholds?.excellent,
    paper.verdictThresholds?.good,
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
