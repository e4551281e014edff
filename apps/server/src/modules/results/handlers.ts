import type { Context } from '../../context'
import type { HandlersOf, ReplyOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { requireAccess } from '../exams/access'
import type { PaperAnswers } from '../exams/paper'
import { allPapers, currentPaper, paperOfVersion, type VersionedPaper } from '../exams/repository'
import { maySave, maySee } from '../exams/rules'
import { attemptByStart, attemptsOf, boardOf, storeAttempt, type Attempt } from './repository'
import { answersById, belongTo, grade, instantOf, review, timingOf, withRanks } from './rules'

type ResultOperation = 'saveResult' | 'listMyResults' | 'getLeaderboard'

const NOT_FINISHED = 'The times of this result cannot be read.'

/** Attempts and the leaderboard. */
export const resultHandlers = (context: Context): HandlersOf<ResultOperation> => {
  const { database, now } = context

  /** The version of the exam that the answers belong to: an exam may have been corrected while somebody was taking it. */
  const paperOf = async (examId: string, answers: PaperAnswers): Promise<VersionedPaper> => {
    const current = await currentPaper(database, examId)
    if (current !== undefined && belongTo(current.paper, answers)) return current
    const older = (await allPapers(database, examId)).find(({ paper }) => belongTo(paper, answers))
    if (older === undefined) throw new Refusal(400, 'These answers do not belong to this exam.')
    return older
  }

  const answerFor = async (stored: Attempt): Promise<ReplyOf<'saveResult'>> => {
    const paper = await paperOfVersion(database, stored.examId, stored.examVersion)
    if (paper === undefined) throw new Error(`Attempt ${stored.id} belongs to a version that is not stored.`)
    return {
      success: true,
      message: 'Result saved',
      result: {
        attempt: stored.attempt,
        totalScore: stored.totalScore,
        totalPossibleMarks: stored.totalPossibleMarks,
        percentageScore: stored.percentageScore,
        timeTaken: stored.timeTaken,
        questions: review(paper, grade(paper, stored.answers)),
      },
    }
  }

  return {
    saveResult: async ({ user, body }) => {
      const present = now()
      const startTime = instantOf(body.startTime)
      const finishTime = instantOf(body.timestamp)
      if (startTime === undefined || finishTime === undefined) throw new Refusal(400, NOT_FINISHED)
      const repeated = await attemptByStart(database, user.id, body.examId, startTime)
      if (repeated !== undefined) return answerFor(repeated)

      const facts = await requireAccess(context, user.id, body.examId, (known) => maySave(known, startTime, present))
      const answers = answersById(body.questions)
      if (answers === undefined) throw new Refusal(400, 'A question is answered twice.')
      const { paper, version } = await paperOf(body.examId, answers)
      const { totalScore, totalPossibleMarks, percentageScore } = grade(paper, answers)
      const stored = await storeAttempt(database, {
        userId: user.id,
        examId: body.examId,
        examVersion: version,
        answers,
        totalScore,
        totalPossibleMarks,
        percentageScore,
        startTime,
        finishTime,
        receivedAt: present,
        ...timingOf(paper, { startTime, finishTime, now: present }, facts.limitSeconds),
      })
      return answerFor(stored)
    },

    listMyResults: async ({ user }) => {
      const rows = await attemptsOf(database, user.id)
      return rows.map(({ finishTime, ...row }) => ({ ...row, timestamp: finishTime.toISOString() }))
    },

    getLeaderboard: async ({ user, query }) => {
      await requireAccess(context, user.id, query.examId, (known) => maySee(known, now()))
      return withRanks(await boardOf(database, query.examId))
    },
  }
}
