import type { AnswerOption, ExamDefinition, Question, VerdictThresholds } from './definition'
import type { ReviewItem } from './review'
import { marksPerQuestion } from './scoring'

/**
 * Creates an exam of some questions with inline answer keys, so that it is scored without a server. Run it with `mode: 'practice'`: it is
 * neither stored nor sent. Times and plays are those of the exam; the thresholds of the verdict scale with the number of questions.
 * @param questionIds the questions; unknown ids are ignored
 * @param keys the items of the graded review (`review.items`)
 */
export function practiceDefinition(
  definition: ExamDefinition,
  questionIds: Iterable<string>,
  keys: readonly ReviewItem[],
): ExamDefinition {
  const wanted = new Set(questionIds)
  const questions = keys.filter(({ question }) => wanted.has(question.id)).map(withKeys)
  return {
    ...definition,
    id: `${definition.id}~practice`,
    questions,
    verdictThresholds: proportional(definition, questions.length),
  }
}

function withKeys({ question, options, explanation, transcript, audio, help }: ReviewItem): Question {
  const marked: AnswerOption[] = options.map(({ option, isCorrect }) => ({ ...option, isCorrect }))
  return {
    ...question,
    options: marked,
    ...(explanation !== undefined && { explanation }),
    ...(transcript !== undefined && { transcript }),
    ...(audio !== undefined && { audio }),
    help,
  }
}

function proportional({ questions, verdictThresholds }: ExamDefinition, count: number): VerdictThresholds {
  const possible = count * marksPerQuestion
  const share = (marks: number | undefined, ordinary: number) =>
    Math.floor(possible * (marks === undefined ? ordinary : marks / (questions.length * marksPerQuestion)))
  return { excellent: share(verdictThresholds?.excellent, 0.9), good: share(verdictThresholds?.good, 0.75) }
}
