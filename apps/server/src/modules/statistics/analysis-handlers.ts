import type { Schemas } from '@naru/api/types'
import { optionalProp, type StoredPaper } from '@naru/exam-kit/content'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Attempt } from '../attempts/attempt'
import { reviewedAttempt } from '../attempts/reviewed-attempt'
import { MARKS_PER_QUESTION } from '../attempts/rules'
import { examVersionsOf } from '../exams/exam-versions'
import { examHead } from '../exams/repository'
import { placesOf } from '../exams/trail'
import { hasActivePlan } from '../plans/repository'
import { barsOf, type MarkedQuestion, markQuestions, unitsOf, weakestOf } from './bars'
import { type Standing, standingIn, withAttempt } from './cohort'
import { isInStatistics } from './recount'
import { confirmedFloors, distributionOf, drillsFor, unitNames } from './repository'
import { differenceOf, scoreError } from './score-error'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { attempts, leaderboardEntries, type Trail } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'

const earlierAttempt = async (database: Database, { userId, examId, attempt }: Attempt) => {
  const [earlier] = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId), lt(attempts.attempt, attempt)))
    .orderBy(desc(attempts.attempt))
    .limit(1)
  return earlier
}

const rightOf = ({ totalScore, totalPossibleMarks }: Pick<Attempt, 'totalScore' | 'totalPossibleMarks'>) => ({
  right: totalScore / MARKS_PER_QUESTION,
  questions: totalPossibleMarks / MARKS_PER_QUESTION,
})

const earlierResponse = (earlier: Attempt, attempt: Attempt): Schemas['EarlierAttempt'] | undefined => {
  const compared = differenceOf(rightOf(earlier), rightOf(attempt))
  return (
    compared && {
      attemptId: earlier.id,
      attempt: earlier.attempt,
      timestamp: earlier.finishTime.toISOString(),
      totalScore: earlier.totalScore,
      totalPossibleMarks: earlier.totalPossibleMarks,
      difference: compared.share * attempt.totalPossibleMarks,
      margin: compared.margin * attempt.totalPossibleMarks,
      differs: compared.differs,
    }
  )
}

const standingResponse = ({ n, percentile, scale }: Standing): Schemas['Standing'] => ({
  attempts: n,
  ...(percentile.kind === 'point' && { percentile: percentile.value }),
  ...(percentile.kind === 'range' && { from: percentile.from, to: percentile.to }),
  ...(scale && {
    mean: scale.mean * MARKS_PER_QUESTION,
    deviation: scale.deviation * MARKS_PER_QUESTION,
    z: scale.z,
    zError: scale.error,
  }),
})

export const analysisHandlers = (context: Context): HandlersOf<'getAttemptAnalysis'> => {
  const { database } = context
  const examVersions = examVersionsOf(context)

  const newestOf = async (examId: string) => {
    const current = await examHead(database, examId)
    return current && examVersions.get(examId, current.version)
  }

  const standingOfFirst = async (attempt: Attempt) => {
    const { userId, examId } = attempt
    if (attempt.attempt !== 1) return undefined
    const [entry] = await database
      .select({ isCounted: isInStatistics })
      .from(leaderboardEntries)
      .where(and(eq(leaderboardEntries.userId, userId), eq(leaderboardEntries.examId, examId)))
    const { right, questions } = rightOf(attempt)
    const others = await distributionOf(context, examId, questions)
    return standingIn((entry?.isCounted ?? false) ? others : withAttempt(others, right), right, questions)
  }

  return {
    getAttemptAnalysis: async ({ user, path, present }) => {
      const { attempt, name, exam } = await reviewedAttempt(context, user.id, path.id, present)
      const marked = markQuestions(exam, attempt.answers, await newestOf(attempt.examId))
      const { trail } = attempt
      const times = trail === null ? [] : timesOf(exam, trail, attempt)
      const [names, standing, earlier, floors, hasPlan] = await Promise.all([
        unitNames(database, unitsOf(marked)),
        standingOfFirst(attempt),
        earlierAttempt(database, attempt),
        confirmedFloors(database),
        hasActivePlan(database, user.id, present),
      ])
      const score = { right: marked.filter(({ isRight }) => isRight).length, questions: marked.length }
      const error = scoreError(score)
      return {
        attemptId: attempt.id,
        examId: attempt.examId,
        ...name,
        attempt: attempt.attempt,
        right: score.right,
        total: score.questions,
        totalScore: attempt.totalScore,
        totalPossibleMarks: attempt.totalPossibleMarks,
        percentageScore: attempt.percentageScore,
        bars: barsOf(exam, marked, names, times),
        weakest: weakestOf(marked, names, await drillsFor(database, hasPlan)),
        ...optionalProp('error', error === undefined ? undefined : error * MARKS_PER_QUESTION),
        ...optionalProp('standing', standing && standingResponse(standing)),
        ...optionalProp('changedToWrong', trail === null ? undefined : changedToWrong(exam, trail, marked)),
        ...optionalProp('times', times.length === 0 ? undefined : times),
        ...optionalProp('earlier', earlier && earlierResponse(earlier, attempt)),
        floors,
      }
    },
  }
}

/** A long time: this many times the middle one of the section, and at least so many seconds. */
const LONG = { times: 2, seconds: 30 }

/** The times that the learner was away from the page, from and to, in seconds since the start. */
const awayOf = ({ fairPlay, startTime, timeTaken }: Pick<Attempt, 'fairPlay' | 'startTime' | 'timeTaken'>) =>
  (fairPlay?.events ?? []).flatMap(({ kind, at, seconds }) => {
    const from = (Date.parse(at) - startTime.getTime()) / 1000
    return kind === 'away' ? [[from, seconds === undefined ? timeTaken : from + seconds] as const] : []
  })

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/**
 * How long the questions of an attempt were open, in the order of the exam room, without the time away from the page
 * during long stays. Leaves out those of unknown time.
 */
export const timesOf = (
  exam: StoredPaper,
  trail: Trail,
  attempt: Pick<Attempt, 'fairPlay' | 'startTime' | 'timeTaken'>,
): Schemas['QuestionTime'][] => {
  const away = awayOf(attempt)
  const lost = (position: number) =>
    trail.stays
      .filter(([, , at]) => at === position)
      .flatMap(([from, to]) => away.map(([left, back]) => Math.max(Math.min(to, back) - Math.max(from, left), 0)))
      .reduce((sum, seconds) => sum + seconds, 0)
  const known = placesOf(exam).flatMap(({ question: { id, number }, section }, position) => {
    const seconds = trail.seconds[position]
    // No save saw it open.
    if (typeof seconds !== 'number' || seconds === 0) return []
    return [{ questionId: id, number, section, seconds: Math.max(Math.round(seconds - lost(position)), 0) }]
  })
  return known.map(({ section, ...time }) => {
    const middle = median(known.filter((each) => each.section === section).map(({ seconds }) => seconds))
    const isLong = section.playback === undefined && time.seconds >= LONG.seconds && time.seconds > LONG.times * middle
    return { ...time, isLong }
  })
}

/**
 * The questions that have a wrong answer in the place of a right one, in the order of the exam room.
 * @param exam - with the present keys.
 * @param marked - its questions with the final answers, by these keys.
 */
export const changedToWrong = (
  exam: StoredPaper,
  trail: Trail,
  marked: readonly MarkedQuestion[],
): Schemas['ChangedQuestion'][] => {
  const wrong = new Set(marked.filter(({ isRight, isBlank }) => !isRight && !isBlank).map(({ question: { id } }) => id))
  return placesOf(exam).flatMap(({ question: { id, number, options } }, position) => {
    const wasRight = trail.replaced.some(([at, option]) => at === position && options[option]?.correct)
    return wasRight && wrong.has(id) ? [{ questionId: id, number }] : []
  })
}
