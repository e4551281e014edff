import type { Exam } from '@naru/api'
import type { ExamSession } from '@naru/exam-kit/session'
import { openQuietly } from './attempt'
import { fetchAhead } from './media'

/** Opens an exam as `openQuietly` does, and begins to fetch its media. */
export async function openExam(exam: Exam, ownerId: string): Promise<ExamSession> {
  const session = await openQuietly(exam, ownerId)
  fetchAhead(session, exam, ownerId)
  return session
}
