import type { Question } from '@naru/api'
import type { Question as ExamQuestion, Section } from '@naru/exam-kit/engine'
import { toDefinition } from '../../shared/attempt/toDefinition'

/** A question as the exam components take it. */
export interface ShownQuestion {
  question: ExamQuestion
  section: Section
}

/** @returns a question of the API without its exam */
export function shownQuestion({ section: _section, groupId: _groupId, ...question }: Question): ShownQuestion {
  const { questions, sections } = toDefinition({
    _id: question._id,
    topic: '',
    description: '',
    duration: '',
    guidelines: [],
    readingTimeMinutes: 1,
    listeningTimeMinutes: 1,
    questions: [question],
  })
  const [shown] = questions
  if (shown === undefined) throw new Error(`no question ${question._id}`)
  return { question: shown, section: sections.find(({ id }) => id === shown.section) ?? sections[0] }
}

/** @returns the values in random order. @param random 0 to 1, without 1 */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** @returns whether an answer is right; undefined without the key. @param optionId null: the learner does not know */
export function isRight({ answers }: Question, optionId: string | null): boolean | undefined {
  const key = answers.find(({ isCorrect }) => isCorrect === true)
  return key === undefined ? undefined : key._id === optionId
}
