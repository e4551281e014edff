import { examFor } from '@naru/exam-kit/content'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../platform/context'
import { presentOf } from '../../platform/db/present'
import type { HandlersOf } from '../../platform/http/operations'
import { preSerialize, sendPreSerialized, type PreSerialized } from '../../platform/http/pre-serialized'
import { lruCache } from '../../platform/lru-cache'
import { mediaPath } from '../media/paths'
import { fetchFiles } from '../media/store'
import { gradeOverdue } from './overdue'
import { requireAccess } from '../exams/access'
import { examVersionsOf } from '../exams/exam-versions'
import { saveOpening, unlockedExams } from '../exams/repository'
import { accessOf, versionToSend, runningAt, type AccessFacts } from '../exams/rules'

const MARKS = 5

/** Cached responses; the same version with two time factors counts twice. */
const CACHE_SIZE = 200

export const examHandlers = (context: Context): HandlersOf<'listExams' | 'getExam'> => {
  const { database, answerKeys, mediaFolder } = context
  const examVersions = examVersionsOf(context)
  const cache = lruCache<PreSerialized>(CACHE_SIZE)
  const view = answerKeys === 'inline' ? 'examWithKeys' : 'exam'

  /** @returns the size of a media file in bytes; 0 if it is missing, which its download tells the learner */
  const bytesOf = (name: string) =>
    stat(join(mediaFolder, name)).then(
      ({ size }) => size,
      () => 0,
    )

  /** The serialized response of a version; its rows are read once. */
  const responseOf = (examId: string, version: number, timeFactor: number) =>
    cache(`${version} ${timeFactor} ${examId}`, async () => {
      const exam = await examVersions.get(examId, version)
      if (exam === undefined) throw new Error(`Version ${version} of the exam ${examId} is not stored.`)
      const names = new Set<string>()
      const sent = examFor(
        view,
        exam,
        (name) => {
          names.add(name)
          return mediaPath(name)
        },
        timeFactor,
      )
      await fetchFiles(context, names)
      const sizes = await Promise.all([...names].map(bytesOf))
      return preSerialize({ ...sent, mediaBytes: sizes.reduce((sum, size) => sum + size, 0) })
    })

  return {
    listExams: async ({ user, present }) => {
      const rows = await unlockedExams(database, user.id, present)
      return rows.map(({ id, topic, description, duration, photo, translations, questionCount }) => ({
        _id: id,
        topic,
        description,
        duration,
        ...(photo === null ? {} : { photo: mediaPath(photo) }),
        ...(translations === null ? {} : { translations }),
        questionCount,
        totalMarks: questionCount * MARKS,
      }))
    },

    getExam: async ({ user, path, facts: read, present, reply }) => {
      const mayOpen = (known: AccessFacts) => accessOf(known, present) !== 'locked'
      const facts = await requireAccess(context, user.id, path.id, mayOpen, read)
      // An expired attempt must be graded before another one starts.
      const isOverdue = facts.running !== undefined && runningAt(facts, present) === undefined
      if (isOverdue) await gradeOverdue(context, { userId: user.id, examId: path.id, present })
      const { version, timeFactor } = versionToSend(facts, present)
      const response = await responseOf(path.id, version, timeFactor)
      if (accessOf(facts, present) === 'unlocked') {
        // After the overdue attempt was graded, which does not use this opening.
        const opening = {
          userId: user.id,
          examId: path.id,
          openedAt: isOverdue ? await presentOf(database) : present,
          version,
          timeFactor,
        }
        await saveOpening(database, opening, isOverdue ? undefined : facts)
      }
      return sendPreSerialized(reply, response)
    },
  }
}
