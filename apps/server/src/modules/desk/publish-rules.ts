import {
  type Paper,
  type PaperGroup,
  type PaperQuestion,
  budgetLine,
  keyPositionFaults,
  transcriptOf,
  type Fault,
  type TimeBudget,
} from '@naru/exam-kit/content'
import { thresholdAdvice } from '@naru/exam-kit/internal/engine'
import { saysOtherLines, type SpokenLine } from '@naru/exam-authoring/recorder/rules'

/** What is known of the exam of a paper. */
export interface ExamFacts {
  /** Whether a plan on offer unlocks it. */
  isOffered: boolean
  /** Whether a version was imported since the paper was published or taken over. */
  isNewer: boolean
  /** Pictures of the library without alternative text. */
  withoutAlt: ReadonlySet<string>
  /** What clips say that were assembled of takes, by media name. */
  says: ReadonlyMap<string, readonly SpokenLine[]>
}

/** Warns of a verdict that no learner can get. */
const unreachable = ({ id, questions, verdictThresholds }: Paper): Fault[] => {
  const { possible, areReachable } = thresholdAdvice(questions.length, verdictThresholds)
  const message = `has limits of the verdict that nobody can reach: it has at most ${possible} marks.`
  return areReachable ? [] : [{ file: id, field: 'verdictThresholds', message }]
}

/** What the author should look at before publishing, though it prevents nothing. */
export const warningsOf = (
  exam: Paper,
  budgets: readonly TimeBudget[],
  { isOffered, isNewer, withoutAlt, says }: ExamFacts,
): Fault[] => {
  const file = exam.id
  const lacksAlt = (photo: string | undefined) => photo !== undefined && withoutAlt.has(photo)
  const noAlt = 'has a picture without alternative text.'
  const ofGroups = (exam.groups ?? []).flatMap(({ id, photo }, index): Fault[] =>
    lacksAlt(photo) ? [{ file, field: `groups.${index}.photo`, message: `group '${id}' ${noAlt}` }] : [],
  )
  const otherLines = 'has a recording that says another number, instruction or script.'
  const isOld = (holder: PaperGroup | PaperQuestion, numbers: readonly number[], text: string | undefined) => {
    const said = says.get(holder.audio ?? '')
    return said !== undefined && saysOtherLines(holder, { numbers, text }, said)
  }
  const ofGroupClips = (exam.groups ?? []).flatMap((group, index): Fault[] => {
    const members = exam.questions.filter((question) => question.group === group.id)
    const numbers = members.map(({ number }) => number)
    if (!isOld(group, numbers, group.text ?? members[0]?.text)) return []
    return [{ file, field: `groups.${index}.audio`, message: `group '${group.id}' ${otherLines}` }]
  })
  const groups = new Map(exam.groups?.map((group) => [group.id, group]))
  const ofQuestions = exam.questions.flatMap((question, index) => {
    const warning = (field: string, message: string): Fault => ({
      file,
      question: question.number,
      field: `questions.${index}.${field}`,
      message,
    })
    const heard = groups.get(question.group ?? '') ?? question
    const isSpoken = question.options.every(({ spoken }) => spoken !== undefined)
    const lacksTranscript = question.type === 'listening' && transcriptOf(heard) === undefined && !isSpoken
    const pictures = [
      ...(lacksAlt(question.photo) ? ['photo'] : []),
      ...question.options.flatMap(({ photo }, at) => (lacksAlt(photo) ? [`options.${at}.photo`] : [])),
    ]
    return [
      ...(isOld(question, [question.number], question.text) ? [warning('audio', otherLines)] : []),
      ...pictures.map((field) => warning(field, noAlt)),
      ...(question.tags === undefined ? [warning('tags', 'has no tags.')] : []),
      ...(question.explanation === undefined ? [warning('explanation', 'has no explanation.')] : []),
      ...(lacksTranscript ? [warning('script', 'has neither script nor transcript of its clip.')] : []),
    ]
  })
  return [
    ...(isNewer ? [{ file, message: 'replaces a version that was imported since the paper was published.' }] : []),
    ...(isOffered ? [] : [{ file, message: 'is in no plan on offer, so that nobody can take it yet.' }]),
    ...budgets
      .map(budgetLine)
      .filter((line) => line.includes('warning'))
      .map((message) => ({ file, message: `${message}.` })),
    ...unreachable(exam),
    ...keyPositionFaults(exam).map((message) => ({ file, field: 'questions', message })),
    ...ofGroups,
    ...ofGroupClips,
    ...ofQuestions,
  ]
}
