import type { ExamContent, ExamOption, ExamQuestion } from '../modules/exams/exam-content'

const nameOf = ({ text, photo }: ExamOption) => text ?? photo ?? ''

const hasSameOptions = (one: ExamQuestion, other: ExamQuestion) => {
  const names = (question: ExamQuestion) => question.options.map(nameOf).toSorted().join('\n')
  return names(one) === names(other)
}

/** Whether a question is an earlier one, corrected: its number and section are the same, and its text and media, or its options. */
const isCorrected = (earlier: ExamQuestion, question: ExamQuestion) =>
  earlier.number === question.number &&
  earlier.type === question.type &&
  ((earlier.text === question.text && earlier.photo === question.photo && earlier.audio === question.audio) ||
    hasSameOptions(earlier, question))

/** Options keep the id of the earlier one with the same name; a single one that was reworded is still that option. */
const keepOptionIds = (earlier: ExamQuestion, question: ExamQuestion): ExamOption[] => {
  const ids = new Map(earlier.options.map((option) => [nameOf(option), option.id]))
  const kept = question.options.map((option) => ({ ...option, id: ids.get(nameOf(option)) ?? option.id }))
  const taken = new Set(kept.map(({ id }) => id))
  const gone = earlier.options.filter(({ id }) => !taken.has(id))
  const fresh = kept.filter(({ id }) => !earlier.options.some((option) => option.id === id))
  const [reworded] = fresh
  const [old] = gone
  if (fresh.length !== 1 || gone.length !== 1 || reworded === undefined || old === undefined) return kept
  return kept.map((option) => (option === reworded ? { ...option, id: old.id } : option))
}

/**
 * Gives the questions and options of a new version the ids that they have in an earlier one, where they are the same, so that answers to
 * the earlier version can be marked by the keys of the new one.
 */
export const keepIds = (earlier: ExamContent, paper: ExamContent): ExamContent => ({
  ...paper,
  questions: paper.questions.map((question) => {
    const same = earlier.questions.find((other) => isCorrected(other, question))
    return same === undefined ? question : { ...question, id: same.id, options: keepOptionIds(same, question) }
  }),
})

/** A question as it is compared with its other versions: named field by field, since the database keeps no order of keys. */
const printed = ({ id, number, type, text, photo, audio, options, explanation, transcript }: ExamQuestion) =>
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

const printedHead = (paper: ExamContent) =>
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

/** How two versions of an exam differ. */
export interface Difference {
  /** Whether topic, minutes, guidelines or the like changed. */
  hasNewHead: boolean
  /** Numbers of questions that changed or are new. */
  changed: number[]
  /** Numbers of questions that are gone. */
  gone: number[]
  /** Numbers of questions that have another key. */
  newKeys: number[]
}

const keyOf = ({ options }: ExamQuestion) => options.find(({ isCorrect }) => isCorrect)?.id

/** How a version differs from an earlier one; undefined if it does not. The new one has the ids of the earlier (see `keepIds`). */
export const differenceOf = (earlier: ExamContent, paper: ExamContent): Difference | undefined => {
  const before = new Map(earlier.questions.map((question) => [question.id, question]))
  const after = new Set(paper.questions.map(({ id }) => id))
  const changed = paper.questions.filter((question) => {
    const other = before.get(question.id)
    return other === undefined || printed(other) !== printed(question)
  })
  const difference = {
    hasNewHead: printedHead(earlier) !== printedHead(paper),
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
