import type { Exam } from '@naru/api'
import type { ExamSession } from '@naru/exam-kit/session'
import { fetchGlyphs } from '../../fetchFonts'
import { clipUrls } from '../attempt'
import { browserPorts } from '../browserPorts'
import { pictureUrls } from './pictureUrls'
import { toDefinition } from '../toDefinition'

/** Prefetches the clips, pictures and fonts of an exam; retries clips and pictures that failed. */
export function prepareMedia(exam: Exam, ownerId: string): void {
  const definition = toDefinition(exam)
  const { clips, pictures } = browserPorts()
  void clips.prepare({ ownerId, examId: definition.id }, clipUrls(definition))
  void pictures.prepare(`${ownerId}:${definition.id}`, pictureUrls(definition))
  void fetchGlyphs(JSON.stringify(definition))
}

/** Prefetches the media of an opened exam, unless it is finished. */
export function prefetchMedia(session: ExamSession, exam: Exam, ownerId: string): void {
  if (session.getSnapshot().state.phase !== 'finished') prepareMedia(exam, ownerId)
}
