import type { Exam } from '@naru/api'
import type { ExamSession } from '@naru/exam-kit/session'
import { clipUrls } from './attempt'
import { browserPorts } from './browserPorts'
import { pictureUrls } from './pictures'
import { toDefinition } from './toDefinition'

/** Fetches the clips and pictures of an exam ahead, and again those that failed. */
export function prepareMedia(exam: Exam, ownerId: string): void {
  const definition = toDefinition(exam)
  const { clips, pictures } = browserPorts()
  const attempt = { ownerId, examId: definition.id }
  void clips.prepare(attempt, clipUrls(definition))
  void pictures.prepare(attempt, pictureUrls(definition))
}

/** Fetches the media of an exam that was opened, unless it is over. */
export function prefetchMedia(session: ExamSession, exam: Exam, ownerId: string): void {
  if (session.getSnapshot().state.phase !== 'finished') prepareMedia(exam, ownerId)
}
