import { budgetLine, transcriptOf, type Fault, type SourceExam, type TimeBudget } from '@naru/exam-kit/paper'

/** What is known of the exam of a paper. */
export interface ExamFacts {
  /** Whether a plan on offer unlocks it. */
  isOffered: boolean
  /** Whether a version was imported since the paper was published or taken over. */
  isNewer: boolean
}

/** What the author should look at before publishing, though it prevents nothing. */
export const warningsOf = (
  exam: SourceExam,
  budgets: readonly TimeBudget[],
  { isOffered, isNewer }: ExamFacts,
): Fault[] => {
  const file = exam.id
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
    return [
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
    ...ofQuestions,
  ]
}
