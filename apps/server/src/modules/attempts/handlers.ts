import type { Context } from '../../platform/context'
import { nameOf } from '../../platform/db/exam-name'
import type { BodyOf, HandlersOf, ReplyOf } from '../../platform/http/operations'
import { sendPreSerialized } from '../../platform/http/pre-serialized'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { requireAccess, requireSaving } from '../exams/access'
import { type StoredPaper, optionalProp, type ExamAnswers } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { altTexts } from '../media/alt-texts'
import { beganAt, onServerClock } from './progress-rules'
import { accessFacts } from '../exams/repository'
import { accessOf, belongTo, fit, limitOf, maySee, type AccessFacts } from '../exams/rules'
import { preSerializedLeaderboard } from '../leaderboards/leaderboard'
import { gradeOverdue } from './overdue'
import type { Attempt, NewAttempt } from './attempt'
import { countedTiming, type Evidence } from './counted-time'
import { evidenceOf, type SeenAttempt } from './evidence'
import { fairPlayFrom } from './fair-play'
import { finalTrail } from './final-trail'
import { gradedContent } from './graded-content'
import { attemptByStart, attemptsOf, finalAttempt, storeAttempt } from './repository'
import {
  answersById,
  examOfReview,
  fastestOf,
  grade,
  instantOf,
  isLateAt,
  review,
  timingOf,
  ownUnrankedReason,
  picturesOf,
  type RankFacts,
} from './rules'
import { requireKeys, reviewedAttempt } from './reviewed-attempt'

type ResultOperation = 'saveResult' | 'listMyResults' | 'getAttempt' | 'getLeaderboard'

interface SentResult {
  userId: string
  body: BodyOf<'saveResult'>
  startTime: Date
  finishTime: Date
  present: Date
}

export const resultHandlers = (context: Context): HandlersOf<ResultOperation> => {
  const { database } = context
  const examVersions = examVersionsOf(context)

  /** The first of some versions of an exam that satisfies a condition. */
  const findVersion = async (
    examId: string,
    versions: readonly (number | undefined)[],
    isOf: (exam: StoredPaper) => boolean,
  ) => {
    for (const version of new Set(versions)) {
      const exam = version === undefined ? undefined : await examVersions.get(examId, version)
      if (version !== undefined && exam !== undefined && isOf(exam)) return { version, exam }
    }
    return undefined
  }

  /**
   * The version that the answers belong to: an exam may be corrected while somebody takes it. Likely versions are tried
   * first; a version with all chosen options is preferred to one that only has the questions.
   */
  const versionOf = async (examId: string, answers: ExamAnswers, likely: readonly (number | undefined)[]) => {
    const fits = (exam: StoredPaper) => fit(exam, answers)
    const found = await findVersion(examId, likely, fits)
    if (found !== undefined) return found
    const all = [...likely, ...(await examVersions.versions(examId))]
    const best =
      (await findVersion(examId, all, fits)) ?? (await findVersion(examId, all, (exam) => belongTo(exam, answers)))
    if (best === undefined) throw new Refusal(400, say('result_of_other_exam'))
    return best
  }

  /** Grades a result. `begun`: what is known of its running attempt. */
  const attemptFrom = (
    { userId, body, startTime, finishTime, present }: SentResult,
    answers: ExamAnswers,
    { exam, version }: { exam: StoredPaper; version: number },
    facts: AccessFacts,
    begun: { beganAt?: Date; timeFactor: number } | undefined,
    evidence: SeenAttempt | undefined,
    saved = evidence?.saved,
  ): NewAttempt => {
    const { totalScore, totalPossibleMarks, percentageScore } = grade(exam, answers)
    const timeFactor = Math.max(facts.timeFactor, facts.openedFactor, begun?.timeFactor ?? 1)
    const limitSeconds = limitOf(exam) * timeFactor
    const own = timingOf(exam, { startTime, finishTime, now: present }, limitSeconds)
    return {
      userId,
      examId: body.examId,
      examVersion: version,
      answers,
      totalScore,
      totalPossibleMarks,
      percentageScore,
      startTime,
      finishTime,
      receivedAt: present,
      ...countedTiming(own, evidence, present, { limit: limitSeconds, fastest: fastestOf(exam) }),
      isLate: isLateAt(present, begun?.beganAt ?? startOf(startTime, evidence, limitSeconds), limitSeconds),
      isAutomatic: false,
      timeFactor,
      keyVersion: null,
      // A start that was reported late proves nothing: the learner may have seen the questions long before.
      hasEvidence: evidence?.isPrompt === true,
      reportedStart: evidence?.startedAt ?? null,
      reportedFinish: evidence === undefined ? null : (evidence.answeredAt ?? present),
      reviewedAt: null,
      fairPlay: fairPlayFrom(body.fairPlay),
      trail: finalTrail({ exam, version }, saved, { answers, at: own.timeTaken, present }, timeFactor),
    }
  }

  /**
   * Stores a result, once: a repeated one changes nothing unless it replaces an automatically graded attempt.
   * @throws Refusal if it is not valid.
   */
  const store = async (sent: SentResult): Promise<Attempt> => {
    const { userId, body, startTime, present } = sent
    const attempt = { userId, examId: body.examId, startTime, present }
    const answers = answersById(body.questions)
    const [repeated, known, evidence] = await Promise.all([
      attemptByStart(database, userId, body.examId, startTime),
      accessFacts(database, userId, body.examId),
      evidenceOf(database, attempt, answers ?? {}),
    ])
    if (repeated !== undefined && !repeated.isAutomatic) return repeated
    // A stored attempt may be replaced even after its plan expired.
    const facts =
      repeated === undefined
        ? await requireSaving(context, attempt, known)
        : await requireKeys(context, repeated, present)
    if (answers === undefined) throw new Refusal(400, say('question_answered_twice'))
    const running = facts.running?.startTime.getTime() === startTime.getTime() ? facts.running : undefined
    const likely = [repeated?.examVersion ?? running?.version, facts.openedVersion, facts.version]
    const found = await versionOf(body.examId, answers, likely)
    const begun = running ?? (repeated && { timeFactor: repeated.timeFactor })
    const fresh = attemptFrom(sent, answers, found, facts, begun, evidence, evidence?.saved ?? repeated)
    return storeAttempt(database, fresh, async (transaction) => {
      if (accessOf(facts, present) === 'unlocked') return
      const stored = await attemptByStart(transaction, userId, body.examId, startTime)
      if (stored === undefined) await requireSaving({ database: transaction }, attempt)
    })
  }

  const gradedQuestions = async (exam: StoredPaper, answers: Attempt['answers']) =>
    review(exam, grade(exam, answers), await altTexts(database, picturesOf(exam)))

  const answerFor = async (found: Attempt, user: SignedInUser, present: Date): Promise<ReplyOf<'saveResult'>> => {
    const stored = await finalAttempt(database, found, present)
    const exam = await gradedContent(examVersions.get, stored)
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
        ...marksOf(stored, user),
        questions: await gradedQuestions(exam, stored.answers),
      },
    }
  }

  return {
    saveResult: async ({ user, body, present }) => {
      const startTime = instantOf(body.startTime)
      const finishTime = instantOf(body.timestamp)
      if (startTime === undefined || finishTime === undefined) throw new Refusal(400, say('result_times_invalid'))
      const sent = { userId: user.id, body, startTime, finishTime, present }
      return answerFor(await store(sent), user, present)
    },

    listMyResults: async ({ user, present }) => {
      await gradeOverdue(context, { userId: user.id, present })
      const rows = await attemptsOf(database, user.id)
      return rows.map(({ topic, translations, finishTime, isTimePlausible, hasEvidence, reportedStart, ...row }) => ({
        ...row,
        ...nameOf({ topic, translations }),
        timestamp: finishTime.toISOString(),
        ...reasonOf({ ...row, isTimePlausible, hasEvidence, reportedStart }, user),
      }))
    },

    getAttempt: async ({ user, path, present }) => {
      const { attempt, name, exam } = await reviewedAttempt(context, user.id, path.id, present)
      return {
        success: true,
        result: {
          attemptId: attempt.id,
          examId: attempt.examId,
          ...name,
          attempt: attempt.attempt,
          totalScore: attempt.totalScore,
          totalPossibleMarks: attempt.totalPossibleMarks,
          percentageScore: attempt.percentageScore,
          timeTaken: attempt.timeTaken,
          startTime: attempt.startTime.toISOString(),
          timestamp: attempt.finishTime.toISOString(),
          ...marksOf(attempt, user),
          ...optionalProp('fairPlay', attempt.fairPlay ?? undefined),
          questions: await gradedQuestions(exam, attempt.answers),
        },
        exam: examOfReview(exam, attempt.timeFactor),
      }
    },

    getLeaderboard: async ({ user, query: { examId, leaderboard }, facts, present, reply }) => {
      const maySeeNow = (known: AccessFacts) => maySee(known, present)
      const { leaderboardVersion: version } = await requireAccess(context, user.id, examId, maySeeNow, facts)
      return sendPreSerialized(
        reply,
        await preSerializedLeaderboard(database, { examId, isExtraTime: leaderboard === 'extra-time', version }),
      )
    },
  }
}

/** The start by the server's clock, if it was reported. */
const startOf = (startTime: Date, evidence: Evidence | undefined, limitSeconds: number) => {
  if (evidence?.report === undefined) return startTime
  const { sentAt, reportedAt } = evidence.report
  return beganAt(onServerClock(startTime, sentAt, reportedAt), limitSeconds, reportedAt)
}

const reasonOf = (facts: RankFacts, { isVerified }: SignedInUser) =>
  optionalProp('unrankedReason', ownUnrankedReason(facts, isVerified))

/** How an attempt was submitted and timed, and why it has no rank. */
const marksOf = (attempt: Attempt, user: SignedInUser) => ({
  isLate: attempt.isLate,
  isAutomatic: attempt.isAutomatic,
  isExtraTime: attempt.timeFactor !== 1,
  timeFactor: attempt.timeFactor,
  ...reasonOf(attempt, user),
})
