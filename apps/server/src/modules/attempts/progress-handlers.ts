import type { Context } from '../../platform/context'
import { lockUser } from '../../platform/db/lock-user'
import type { HandlersOf } from '../../platform/http/operations'
import { refusalOf } from '../../platform/http/limits'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { beginAttempt, isBeyondLimit } from './begin-attempt'
import { gradeOverdue } from './overdue'
import { attemptByStart } from './repository'
import { instantOf } from './rules'
import { requireAccess, requireSaving } from '../exams/access'
import { deviceOf } from '../../platform/http/device'
import type { StoredPaper } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { continueProgress, lockProgress, runningExams, upsertProgress, type ProgressRow } from './progress-repository'
import {
  answersSavedAt,
  beganAt,
  decide,
  faultOfProgress,
  isOfExam,
  onServerClock,
  progressForLearner,
  progressFrom,
  trailOf,
  type SentProgress,
} from './progress-rules'
import { recordListeningStart, type Start } from '../exams/starts'
import { accessOf, limitOf, type AccessFacts } from '../exams/rules'

interface AttemptVersion {
  exam: StoredPaper
  version: number
}

/** Running attempts, saved so that another device can continue and an exam left open is graded. */
export const progressHandlers = (context: Context): HandlersOf<'listRunningExams' | 'getProgress' | 'saveProgress'> => {
  const { database } = context
  const examVersions = examVersionsOf(context)

  /** The version of a new attempt: the one that was sent to the learner if the attempt fits it, else any that fits. */
  const versionFor = async (examId: string, facts: AccessFacts, sent: SentProgress): Promise<AttemptVersion> => {
    const sentVersion = facts.openedVersion ?? facts.version
    for (const version of new Set([sentVersion, facts.version])) {
      const exam = await examVersions.get(examId, version)
      if (exam !== undefined && isOfExam(exam, sent)) return { exam, version }
    }
    for (const version of await examVersions.versions(examId)) {
      const exam = await examVersions.get(examId, version)
      if (exam !== undefined && isOfExam(exam, sent)) return { exam, version }
    }
    const exam = await examVersions.get(examId, sentVersion)
    throw new Refusal(400, (exam && faultOfProgress(exam, sent)) ?? say('attempt_of_other_exam'))
  }

  /** The fields that stay the same while an attempt runs. */
  const fixedFields = (
    userId: string,
    examId: string,
    facts: AccessFacts,
    sent: SentProgress,
    { exam, version }: AttemptVersion,
    { sentAt, reportedAt }: Pick<Start, 'sentAt' | 'reportedAt'>,
  ) => {
    const limitSeconds = limitOf(exam)
    const timeFactor = Math.max(facts.timeFactor, facts.openedFactor)
    const start = onServerClock(sent.startTime, sentAt, reportedAt)
    const began = beganAt(start, limitSeconds * timeFactor, reportedAt)
    const deadline = new Date(began.getTime() + limitSeconds * timeFactor * 1000)
    return { userId, examId, examVersion: version, beganAt: began, limitSeconds, timeFactor, deadline }
  }

  return {
    listRunningExams: async ({ user, present }) => {
      const rows = await runningExams(database, user.id, present)
      return rows.map(({ examId, startTime }) => ({ examId, startTime: startTime.toISOString() }))
    },

    getProgress: async ({ user, path, present }) => {
      await gradeOverdue(context, { userId: user.id, examId: path.id, present })
      const facts = await requireAccess(context, user.id, path.id, (known) =>
        known.running === undefined ? accessOf(known, present) !== 'locked' : true,
      )
      return { success: true, progress: facts.saved === undefined ? null : progressForLearner(facts.saved) }
    },

    saveProgress: async ({ user, path, body, facts: read, headers, present, reply }) => {
      const sentAt = instantOf(String(headers['x-sent-at'])) ?? null
      const sent = progressFrom(body)
      if (sent === undefined) throw new Refusal(400, say('attempt_times_invalid'))
      const attempt = { userId: user.id, examId: path.id, startTime: sent.startTime }
      const facts = await requireSaving(context, { ...attempt, present }, read)
      const { running } = facts
      const isSame = running?.startTime.getTime() === sent.startTime.getTime()
      // An attempt whose time is over is graded, even within its grace period, when the learner starts the next one.
      if (running !== undefined && running.deadline <= present) {
        await gradeOverdue(context, { userId: user.id, examId: path.id, present, withoutGrace: !isSame })
      }
      // Read before the transaction: the embedded database has one connection, which the transaction holds.
      const ofAttempt =
        running !== undefined && isSame
          ? { exam: await examVersions.get(path.id, running.version), version: running.version }
          : await versionFor(path.id, facts, sent)

      const { exam, version } = ofAttempt
      if (exam === undefined) throw new Error(`Version ${version} of the exam ${path.id} is not stored.`)
      const report = { sentAt, reportedAt: present }
      const nextOf = (saved: ProgressRow | undefined): ProgressRow => {
        const fault = faultOfProgress(exam, sent)
        if (fault !== undefined) throw new Refusal(400, fault)
        const isContinued = saved?.examVersion === version
        const fixed = isContinued ? saved : fixedFields(user.id, path.id, facts, sent, { exam, version }, report)
        const at = (present.getTime() - fixed.beganAt.getTime()) / 1000
        const timed = { at, timeFactor: fixed.timeFactor }
        return {
          ...fixed,
          ...sent,
          revision: sent.revision + 1,
          savedAt: present,
          answersSavedAt: answersSavedAt(saved, sent, present),
          trail: saved !== undefined && !isContinued ? null : trailOf(exam, saved, sent, timed),
        }
      }
      const reported = { ...report, device: deviceOf(headers['user-agent']) }
      const refuseBeyond = async (thrown: unknown): Promise<never> => {
        throw isBeyondLimit(thrown) ? await refusalOf(context, 'newAttemptsOfUser', user.id) : thrown
      }
      const beginsListening = (saved: ProgressRow | undefined) =>
        sent.listeningStartTime !== null && (saved?.listeningStartTime ?? null) === null

      // Nearly every save: one statement, which stores nothing if another device was faster.
      const decided = decide(facts.saved, sent)
      const known = decided === 'save' ? facts.saved : undefined
      const isPlain = accessOf(facts, present) === 'unlocked' && !beginsListening(known)
      if (isPlain && (decided === 'begin' || decided === 'save')) {
        const next = nextOf(known)
        const storing =
          known === undefined
            ? beginAttempt(database, next, reported, user.practiceVersion).catch(refuseBeyond)
            : continueProgress(database, next)
        if (await storing) return { success: true, revision: next.revision }
      }

      const outcome = await database
        .transaction(async (transaction): Promise<number | 'over' | ProgressRow> => {
          // Serialises simultaneous saves of a learner's devices.
          await lockUser(transaction, user.id)
          if ((await attemptByStart(transaction, user.id, path.id, sent.startTime)) !== undefined) return 'over'
          if (accessOf(facts, present) !== 'unlocked')
            await requireSaving({ database: transaction }, { ...attempt, present })
          const saved = await lockProgress(transaction, user.id, path.id)
          const decision = decide(saved, sent)
          if (saved !== undefined && decision === 'repeated') return saved.revision
          if (saved !== undefined && decision === 'conflict') return saved
          const before = decision === 'save' ? saved : undefined
          const row = nextOf(before)
          if (decision === 'begin') await beginAttempt(transaction, row, reported, null)
          else await upsertProgress(transaction, row)
          if (sent.listeningStartTime !== null && beginsListening(before)) {
            await recordListeningStart(transaction, attempt, sent.listeningStartTime, report)
          }
          return row.revision
        })
        .catch(refuseBeyond)
      if (outcome === 'over') throw new Refusal(410, say('attempt_over'))
      if (typeof outcome === 'number') return { success: true, revision: outcome }
      return reply
        .code(409)
        .send({ success: false, message: say('attempt_elsewhere').message, progress: progressForLearner(outcome) })
    },
  }
}
