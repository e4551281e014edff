import type { Exam } from '@naru/api'
import type { BrowserDatabase } from '@naru/exam-kit/browser'
import type { AttemptName } from './media/clips'

/** Caches the exams of running attempts, so that a reload without a network continues. */
export interface ExamCache {
  /** Saves the exam of an attempt, unless it reveals the answers: those are never stored. */
  save(attempt: AttemptName, exam: Exam): Promise<void>
  find(attempt: AttemptName): Promise<Exam | null>
  remove(attempt: AttemptName): Promise<void>
  /** Removes cached exams. @param exceptOf the user whose exams stay; by default none */
  clear(exceptOf?: string): Promise<void>
}

export function createExamCache(database: BrowserDatabase): ExamCache {
  return {
    async save(attempt, exam) {
      if (!revealsAnswers(exam)) await database.put('papers', keyOf(attempt), exam)
    },
    async find(attempt) {
      const cached = await database.get('papers', keyOf(attempt))
      return isExam(cached, attempt.examId) ? cached : null
    },
    remove: (attempt) => database.remove('papers', keyOf(attempt)),
    async clear(exceptOf) {
      const keys = (await database.keys('papers')).filter((key) => !isOf(key, exceptOf))
      await Promise.all(keys.map((key) => database.remove('papers', key)))
    },
  }
}

function keyOf({ ownerId, examId }: AttemptName): string {
  return `${ownerId}:${examId}`
}

function isOf(key: string, ownerId: string | undefined): boolean {
  return ownerId !== undefined && key.startsWith(`${ownerId}:`)
}

function revealsAnswers({ questions }: Exam): boolean {
  return questions.some(
    ({ explanation, transcript, answers }) =>
      Boolean(explanation) || Boolean(transcript) || answers.some(({ isCorrect }) => isCorrect !== undefined),
  )
}

function isExam(value: unknown, examId: string): value is Exam {
  if (typeof value !== 'object' || value === null) return false
  return '_id' in value && value._id === examId && 'questions' in value && Array.isArray(value.questions)
}
