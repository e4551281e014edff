import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import type { HandlersOf, ReplyOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { accessFacts } from '../exams/repository'
import { isTakenBack } from '../exams/rules'
import { attemptById, finalAttempt } from '../attempts/repository'
import {
  issueScoreReport,
  scoreReportByNumber,
  scoreReportOfAttempt,
  saysToBeAdult,
  setNameShown,
  type StoredScoreReport,
} from './repository'
import { readStatement } from './statement'

type ScoreReportOperation = 'getScoreReport' | 'setScoreReportName' | 'checkScoreReport'

export const scoreReportHandlers = (context: Context): HandlersOf<ScoreReportOperation> => {
  const { database, now, logSecurityEvent } = context

  /** Verifies a score report, and compares it with the attempt as it is stored now. */
  const checkOf = async ({
    scoreReport,
    publicKey,
    attempt,
  }: StoredScoreReport): Promise<ReplyOf<'checkScoreReport'>> => {
    const statement = readStatement(scoreReport, publicKey)
    const isOwn = scoreReport.attemptId === null || scoreReport.attemptId === statement?.attemptId
    if (statement?.number !== scoreReport.number || !isOwn) {
      logSecurityEvent('score report altered', { subjectId: scoreReport.attemptId ?? undefined })
      return { state: 'altered' }
    }
    if (attempt === null) return { state: 'deleted' }
    const facts = await accessFacts(database, attempt.userId, attempt.examId)
    const moments = [attempt.reportedStart ?? attempt.startTime, attempt.receivedAt]
    if (facts !== undefined && isTakenBack(facts, ...moments)) return { state: 'withdrawn' }
    const { attemptId: _attempt, examId: _exam, unrankedReason, ...facing } = statement
    const { totalScore, percentageScore } = attempt
    return {
      state: totalScore === statement.totalScore ? 'genuine' : 'corrected',
      scoreReport: {
        ...facing,
        ...optionalProp('unrankedReason', unrankedReason ?? undefined),
        keyNumber: scoreReport.keyNumber,
        publicKey,
        statement: scoreReport.statement,
        signature: scoreReport.signature,
      },
      ...(totalScore === statement.totalScore ? {} : { corrected: { totalScore, percentageScore } }),
      ...(scoreReport.showsName && scoreReport.learnerName !== '' ? { name: scoreReport.learnerName } : {}),
    }
  }

  const answerFor = async (stored: StoredScoreReport): Promise<ReplyOf<'getScoreReport'>> => {
    const { number, showsName } = stored.scoreReport
    return { number, address: `${context.publicUrl}/verify/${number}`, showsName, check: await checkOf(stored) }
  }

  const ownAttempt = async (userId: string, id: string) => {
    const found = await attemptById(database, userId, id)
    if (found === undefined) throw new Refusal(404, say('attempt_unknown'))
    return found
  }

  return {
    getScoreReport: async ({ user, path }) => {
      const { attempt, name } = await ownAttempt(user.id, path.id)
      const final = await finalAttempt(database, attempt, now())
      return answerFor(await issueScoreReport(database, final, name.topic, now()))
    },

    setScoreReportName: async ({ user, path, body }) => {
      const { attempt } = await ownAttempt(user.id, path.id)
      if (body.showsName && !(await saysToBeAdult(database, user.id))) throw new Refusal(400, say('adult_required'))
      await setNameShown(database, attempt.id, body.showsName)
      const stored = await scoreReportOfAttempt(database, attempt.id)
      if (stored === undefined) throw new Refusal(404, say('score_report_unknown'))
      return answerFor(stored)
    },

    checkScoreReport: async ({ path }) => {
      const stored = await scoreReportByNumber(database, path.number)
      if (stored === undefined) throw new Refusal(404, say('score_report_unknown'))
      return checkOf(stored)
    },
  }
}
