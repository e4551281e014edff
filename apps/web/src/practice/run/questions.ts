import type { PracticeOutcome, Question } from '@naru/api'
import type { Question as ExamQuestion, Section } from '@naru/exam-kit/engine'
import { toDefinition } from '@naru/app-shell/attempt/toDefinition'

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

const keyOf = ({ answers }: Question): string | undefined => answers.find(({ isCorrect }) => isCorrect === true)?._id

export interface JudgedQuestion {
  question: Question
  /** Undefined: not known yet. */
  isRight: boolean | undefined
  /** Whether the key of this device was corrected. */
  isCorrected: boolean
}

/**
 * Judges an answer: by the server's outcome, before that by the key on this device.
 *
 * @param optionId null: the learner does not know
 * @returns the verdict, and the question with the server's key; without the device's where the outcome contradicts it
 */
export function judged(asked: Question, optionId: string | null, outcome: PracticeOutcome | undefined): JudgedQuestion {
  const question = outcome?.question ?? asked
  const [own, known] = [keyOf(asked), keyOf(question)]
  const isRight = outcome?.isRight ?? (known === undefined ? undefined : known === optionId)
  const isContradicted = known !== undefined && isRight !== (known === optionId)
  const isCorrected = own !== undefined && (own !== known || isContradicted)
  return {
    question: isContradicted ? rekeyed(question, isRight === true ? optionId : null) : question,
    isRight,
    isCorrected,
  }
}

/** The question with another key; null: without one. */
function rekeyed({ explanation: _explanation, help: _help, ...question }: Question, key: string | null): Question {
  const answers = question.answers.map(({ isCorrect: _isCorrect, ...option }) =>
    key === null ? option : { ...option, isCorrect: option._id === key },
  )
  return { ...question, answers }
}
