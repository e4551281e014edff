import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { gradeOverdue } from '../results/overdue'
import { attemptByStart, lockLearner } from '../results/repository'
import { requireAccess } from './access'
import type { Paper } from './paper'
import { papersOf } from './papers'
import { keepProgress, progressOf, type ProgressRow } from './progress-repository'
import { beganAt, decide, faultOfProgress, isOfPaper, progressForLearner, progressFrom } from './progress-rules'
import type { SentProgress } from './progress-rules'
import { accessOf, limitOf, maySave, type AccessFacts } from './rules'

/** A paper and which version of its exam it is. */
interface PaperOfAttempt {
  paper: Paper
  version: number
}

const UNREADABLE = 'The times of this attempt cannot be read.'
const NEWER = 'This exam was continued on another device.'
const OVER = 'This attempt is over.'

/** Running attempts, saved so that another device can go on and an exam left open is graded. */
export const progressHandlers = (context: Context): HandlersOf<'getProgress' | 'saveProgress'> => {
  const { database, now } = context
  const papers = papersOf(context)

  /** The paper that a new attempt stays on: the one that was sent to the learner, if the attempt fits it, else any that it fits. */
  const paperFor = async (examId: string, facts: AccessFacts, sent: SentProgress): Promise<PaperOfAttempt> => {
    const sentVersion = facts.openedVersion ?? facts.version
    for (const version of new Set([sentVersion, facts.version])) {
      const paper = await papers.get(examId, version)
      if (paper !== undefined && isOfPaper(paper, sent)) return { paper, version }
    }
    for (const version of await papers.versions(examId)) {
      const paper = await papers.get(examId, version)
      if (paper !== undefined && isOfPaper(paper, sent)) return { paper, version }
    }
    const paper = await papers.get(examId, sentVersion)
    throw new Refusal(400, (paper && faultOfProgress(paper, sent)) ?? 'This attempt does not belong to this exam.')
  }

  /** What stays the same for as long as an attempt runs. */
  const begun = (
    userId: string,
    examId: string,
    facts: AccessFacts,
    sent: SentProgress,
    { paper, version }: PaperOfAttempt,
  ) => {
    const limitSeconds = limitOf(paper)
    const timeFactor = Math.max(facts.timeFactor, facts.openedFactor)
    const began = beganAt(sent.startTime, limitSeconds * timeFactor, now())
    const deadline = new Date(began.getTime() + limitSeconds * timeFactor * 1000)
    return { userId, examId, examVersion: version, beganAt: began, limitSeconds, timeFactor, deadline }
  }

  return {
    getProgress: async ({ user, path }) => {
      await gradeOverdue(context, { userId: user.id, examId: path.id })
      const present = now()
      const facts = await requireAccess(context, user.id, path.id, (known) =>
        known.running === undefined ? accessOf(known, present) !== 'locked' : true,
      )
      const row = facts.running && (await progressOf(database, user.id, path.id))
      return { success: true, progress: row === undefined ? null : progressForLearner(row) }
    },

    saveProgress: async ({ user, path, body, reply }) => {
      const present = now()
      const sent = progressFrom(body)
      if (sent === undefined) throw new Refusal(400, UNREADABLE)
      const facts = await requireAccess(context, user.id, path.id, (known) => maySave(known, sent.startTime, present))
      const { running } = facts
      const isSame = running?.startTime.getTime() === sent.startTime.getTime()
      // An attempt whose time is over is graded, even before its grace ends, when the learner begins the next one.
      if (running !== undefined && running.deadline <= present) {
        await gradeOverdue(context, { userId: user.id, examId: path.id, withoutGrace: !isSame })
      }
      // Found before the transaction: the embedded database has one connection, which the transaction holds.
      const ofAttempt =
        running !== undefined && isSame
          ? { paper: await papers.get(path.id, running.version), version: running.version }
          : await paperFor(path.id, facts, sent)

      const outcome = await database.transaction(async (transaction): Promise<number | 'over' | ProgressRow> => {
        // Two devices of a learner wait for each other.
        await lockLearner(transaction, user.id)
        if ((await attemptByStart(transaction, user.id, path.id, sent.startTime)) !== undefined) return 'over'
        const kept = await progressOf(transaction, user.id, path.id)
        const decision = decide(kept, sent)
        if (kept !== undefined && decision === 'repeated') return kept.revision
        if (kept !== undefined && decision === 'conflict') return kept
        const { paper, version } = ofAttempt
        if (paper === undefined) throw new Error(`Version ${version} of the exam ${path.id} is not stored.`)
        const fault = faultOfProgress(paper, sent)
        if (fault !== undefined) throw new Refusal(400, fault)
        const goesOn = decision === 'save' && kept?.examVersion === version
        const fixed = goesOn ? kept : begun(user.id, path.id, facts, sent, { paper, version })
        const row: ProgressRow = { ...fixed, ...sent, revision: sent.revision + 1, savedAt: present }
        await keepProgress(transaction, row)
        return row.revision
      })
      if (outcome === 'over') throw new Refusal(410, OVER)
      if (typeof outcome === 'number') return { success: true, revision: outcome }
      return reply.code(409).send({ success: false, message: NEWER, progress: progressForLearner(outcome) })
    },
  }
}
