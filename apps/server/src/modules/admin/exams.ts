import { examFor, optionalProp } from '@naru/exam-kit/content'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { exams, planExams, pricePlans } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { currentVersionOf } from '../exams/repository'
import { mediaPath } from '../media/paths'

export const examAdminHandlers = (context: Context): HandlersOf<'listAllExams' | 'previewExam'> => ({
  listAllExams: async () => {
    const { database } = context
    const rows = await database.select().from(exams).orderBy(asc(exams.position), asc(exams.id))
    const offered = await database
      .selectDistinct({ id: planExams.examId })
      .from(planExams)
      .innerJoin(pricePlans, eq(pricePlans.id, planExams.planId))
      .where(eq(pricePlans.isOffered, true))
    const offeredIds = new Set(offered.map(({ id }) => id))
    return rows.map(({ id, topic, duration, photo, questionCount, version }) => ({
      _id: id,
      topic,
      duration,
      ...optionalProp('photo', photo === null ? undefined : mediaPath(photo)),
      questionCount,
      version,
      isOffered: offeredIds.has(id),
    }))
  },

  previewExam: async ({ path }) => {
    const current = await currentVersionOf(context.database, path.id)
    if (current === undefined) throw new Refusal(404, say('exam_unknown'))
    return examFor('examWithKeys', current.content, mediaPath)
  },
})
