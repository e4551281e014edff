import type { Context } from '../../context'
import type { HandlersOf, ReplyOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { requireAccess } from '../exams/access'
import type { Paper, PaperAnswers } from '../exams/paper'
import { papersOf } from '../exams/papers'
import { progressOf } from '../exams/progress-repository'
import { belongTo, examForLearner, fit, limitOf, maySave, maySee, type AccessFacts } from '../exams/rules'
import { gradeOverdue } from './overdue'
import { attemptById, attemptByStart, attemptsOf, boardOf, storeAttempt, type Attempt } from './repository'
import { answersById, grade, instantOf, isLateAt, review, timingOf, withKeysOf, withRanks } from './rules'

type ResultOperation = 'saveResult' | 'listMyResults' | 'getAttempt' | 'getLeaderboard'

const NOT_FINISHED = 'The times of this result cannot be read.'

/** Attempts and the leaderboard. */
export const resultHandlers = (context: Context): HandlersOf<ResultOperation> => {
  const { database, now } = context
  const papers = papersOf(context)

  /**
   * The version of the exam that the answers belong to: an exam may have been corrected while somebody was taking it. The likeliest
   * come first; a version that has every chosen option is preferred to one that only has the questions.
   */
  const paperOf = async (examId: string, answers: PaperAnswers, likely: readonly (number | undefined)[]) => {
    const find = async (versions: readonly (number | undefined)[], isOf: (paper: Paper) => boolean) => {
      for (const version of new Set(versions)) {
        const paper = version === undefined ? undefined : await papers.get(examId, version)
        if (version !== undefined && paper !== undefined && isOf(paper)) return { version, paper }
      }
      return undefined
    }
    const fits = (paper: Paper) => fit(paper, answers)
    const found = await find(likely, fits)
    if (found !== undefined) return found
    const all = [...likely, ...(await papers.versions(examId))]
    const best = (await find(all, fits)) ?? (await find(all, (paper) => belongTo(paper, answers)))
    if (best === undefined) throw new Refusal(400, 'These answers do not belong to this exam.')
    return best
  }

  /** The paper of an attempt, with the keys that its marks are from. */
  const gradedPaper = async ({ id, examId, examVersion, keyVersion }: Attempt): Promise<Paper> => {
    const own = await papers.get(examId, examVersion)
    const keys = keyVersion === null ? own : await papers.get(examId, keyVersion)
    if (own === undefined || keys === undefined) {
      throw new Error(`Attempt ${id} belongs to a version that is not stored.`)
    }
    return keys === own ? own : withKeysOf(own, keys)
  }

  const answerFor = async (stored: Attempt): Promise<ReplyOf<'saveResult'>> => {
    const paper = await gradedPaper(stored)
    return {
      success: true,
      message: 'Result saved',
      result: {
        attempt: stored.attempt,
        totalScore: stored.totalScore,
        totalPossibleMarks: stored.totalPossibleMarks,
        percentageScore: stored.percentageScore,
        timeTaken: stored.timeTaken,
        attemptId: stored.id,
        ...marksOf(stored),
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
      if (repeated !== undefined && !repeated.isAutomatic) return answerFor(repeated)

      // An attempt that is stored already may be replaced whatever became of the plan.
      const mayPass = (known: AccessFacts) => repeated !== undefined || maySave(known, startTime, present)
      const facts = await requireAccess(context, user.id, body.examId, mayPass)
      const answers = answersById(body.questions)
      if (answers === undefined) throw new Refusal(400, 'A question is answered twice.')
      const isRunning = facts.running?.startTime.getTime() === startTime.getTime()
      const running = isRunning ? await progressOf(database, user.id, body.examId) : undefined
      const likely = [repeated?.examVersion ?? running?.examVersion, facts.openedVersion, facts.version]
      const { paper, version } = await paperOf(body.examId, answers, likely)
      const { totalScore, totalPossibleMarks, percentageScore } = grade(paper, answers)
      const timeFactor = Math.max(
        facts.timeFactor,
        facts.openedFactor,
        running?.timeFactor ?? repeated?.timeFactor ?? 1,
      )
      const limitSeconds = limitOf(paper) * timeFactor
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
        ...timingOf(paper, { startTime, finishTime, now: present }, limitSeconds),
        isLate: isLateAt(present, running?.beganAt ?? startTime, limitSeconds),
        isAutomatic: false,
        timeFactor,
        keyVersion: null,
      })
      return answerFor(stored)
    },

    listMyResults: async ({ user }) => {
      await gradeOverdue(context, { userId: user.id })
      const rows = await attemptsOf(database, user.id)
      return rows.map(({ finishTime, ...row }) => ({ ...row, timestamp: finishTime.toISOString() }))
    },

    getAttempt: async ({ user, path }) => {
      const found = await attemptById(database, user.id, path.id)
      // Somebody else's attempt is as unknown as one that never was.
      if (found === undefined) throw new Refusal(404, 'There is no such attempt.')
      const { attempt, topic } = found
      const paper = await gradedPaper(attempt)
      return {
        success: true,
        result: {
          attemptId: attempt.id,
          examId: attempt.examId,
          topic,
          attempt: attempt.attempt,
          totalScore: attempt.totalScore,
          totalPossibleMarks: attempt.totalPossibleMarks,
          percentageScore: attempt.percentageScore,
          timeTaken: attempt.timeTaken,
          startTime: attempt.startTime.toISOString(),
          timestamp: attempt.finishTime.toISOString(),
          ...marksOf(attempt),
          questions: review(paper, grade(paper, attempt.answers)),
        },
        exam: examForLearner(attempt.examId, paper, 'inline', attempt.timeFactor),
      }
    },

    getLeaderboard: async ({ user, query }) => {
      await requireAccess(context, user.id, query.examId, (known) => maySee(known, now()))
      const isExtraTime = query.board === 'extra-time'
      const lines = withRanks(await boardOf(database, query.examId, isExtraTime))
      return lines.map(({ timeFactor, ...line }) => (isExtraTime ? { ...line, isExtraTime, timeFactor } : line))
    },
  }
}

/** How an attempt was handed in and timed. */
const marksOf = ({ isLate, isAutomatic, timeFactor }: Attempt) => ({
  isLate,
  isAutomatic,
  isExtraTime: timeFactor !== 1,
  timeFactor,
})
