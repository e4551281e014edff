import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { mediaPath } from '../media/paths'
import { requireAccess } from './access'
import { currentPaper, noteOpening, unlockedExams } from './repository'
import { accessOf, examForLearner } from './rules'

/** Marks for one question. */
const MARKS = 5

/** Exams that a learner's plans unlock. */
export const examHandlers = (context: Context): HandlersOf<'listExams' | 'getExam'> => {
  const { database, now, answerKeys } = context
  return {
    listExams: async ({ user }) => {
      const rows = await unlockedExams(database, user.id, now())
      return rows.map(({ id, topic, description, duration, photo, questionCount }) => ({
        _id: id,
        topic,
        description,
        duration,
        ...(photo === null ? {} : { photo: mediaPath(photo) }),
        questionCount,
        totalMarks: questionCount * MARKS,
      }))
    },

    getExam: async ({ user, path }) => {
      const present = now()
      const facts = await requireAccess(context, user.id, path.id, (known) => accessOf(known, present) !== 'locked')
      const current = await currentPaper(database, path.id)
      if (current === undefined) throw new Refusal(404, 'Exam not found')
      if (accessOf(facts, present) === 'unlocked') await noteOpening(database, user.id, path.id, present)
      return examForLearner(path.id, current.paper, answerKeys)
    },
  }
}
