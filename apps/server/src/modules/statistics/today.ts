import { optionalProp } from '@naru/exam-kit/content'
import type { Schemas } from '@naru/api/types'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { attempts, exams } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { examVersionsOf } from '../exams/exam-versions'
import { unlockedExams } from '../exams/repository'
import { hasActivePlan } from '../plans/repository'
import { wordsOfToday } from '../practice/bank-repository'
import { dayOf, type Day } from '../practice/days'
import { makeCards } from '../practice/make-cards'
import { packOf } from '../practice/pack'
import { gradedContent } from '../attempts/graded-content'
import { gradeOverdue } from '../attempts/overdue'
import { attemptsOf } from '../attempts/repository'
import { markQuestions, unitsOf, weakestOf, type MarkedQuestion } from './bars'
import { drillsFor, unitNames } from './repository'

/** The latest attempts at so many exams say what is weak. */
const EXAMS_FOR_WEAKEST = 5

type Result = Awaited<ReturnType<typeof attemptsOf>>[number]

/** An unlocked exam that was never taken, in the order of the list; else the one taken longest ago. */
export const nextExam = (
  unlocked: readonly { id: string; topic: string }[],
  results: readonly Pick<Result, 'examId' | 'finishTime'>[],
): Schemas['NextExam'] | undefined => {
  const takenAt = (id: string) =>
    Math.max(-Infinity, ...results.flatMap(({ examId, finishTime }) => (examId === id ? finishTime.getTime() : [])))
  // Sorting keeps the order of equal ones.
  const [next] = unlocked.toSorted((one, other) => {
    const [first, second] = [takenAt(one.id), takenAt(other.id)]
    return first === second ? 0 : first - second
  })
  if (next === undefined) return undefined
  const taken = takenAt(next.id)
  return {
    examId: next.id,
    topic: next.topic,
    ...optionalProp('takenAt', taken === -Infinity ? undefined : new Date(taken).toISOString()),
  }
}

const lastResultOf = ({ finishTime, ...result }: Result): Schemas['LatestResult'] => ({
  attemptId: result.attemptId,
  examId: result.examId,
  topic: result.topic,
  totalScore: result.totalScore,
  totalPossibleMarks: result.totalPossibleMarks,
  percentageScore: result.percentageScore,
  timestamp: finishTime.toISOString(),
})

export const todayHandlers = (context: Context): HandlersOf<'getToday'> => {
  const { database, timeZone } = context
  const { get } = examVersionsOf(context)

  /** The questions of the latest attempts whose keys the learner may know. */
  const latestQuestions = async (results: readonly Result[]): Promise<MarkedQuestion[]> => {
    const latest = new Map(results.toReversed().map(({ examId, attemptId }) => [examId, attemptId]))
    const wanted = results.filter(({ examId, attemptId }) => latest.get(examId) === attemptId)
    const ids = wanted.slice(0, EXAMS_FOR_WEAKEST).map(({ attemptId }) => attemptId)
    if (ids.length === 0) return []
    const mayKnow = or(eq(attempts.isAutomatic, false), isNotNull(attempts.reviewedAt))
    const rows = await database
      .select({ attempt: attempts, newest: exams.version })
      .from(attempts)
      .innerJoin(exams, eq(exams.id, attempts.examId))
      .where(and(inArray(attempts.id, ids), mayKnow))
    const marked: MarkedQuestion[] = []
    for (const { attempt, newest } of rows) {
      const exam = await gradedContent(get, attempt)
      marked.push(...markQuestions(exam, attempt.answers, await get(attempt.examId, newest)))
    }
    return marked
  }

  /** Today's cards; those of attempts that have none yet are made first. */
  const packOfToday = async (userId: string, present: Date, today: Day) => {
    const request = { userId, present, today }
    const pack = await packOf(database, request)
    if (pack?.isWaiting !== true) return pack
    await makeCards(context, userId, present)
    return packOf(database, request)
  }

  /** The words of today, as `getWordPractice` answers them without a filter. */
  const countWords = async (userId: string, today: Day) => {
    const { due, added } = await wordsOfToday(database, { userId, today })
    return due.length + added.length
  }

  return {
    getToday: async ({ user, present }) => {
      await gradeOverdue(context, { userId: user.id, present })
      const today = dayOf(present, timeZone)
      const [pack, results, unlocked, hasPlan] = await Promise.all([
        packOfToday(user.id, present, today),
        attemptsOf(database, user.id),
        unlockedExams(database, user.id, present),
        hasActivePlan(database, user.id, present),
      ])
      const marked = await latestQuestions(results)
      const [last] = results
      return {
        today,
        ...optionalProp('examDate', pack?.examDate ?? undefined),
        questions: pack?.cards.length ?? 0,
        words: hasPlan ? await countWords(user.id, today) : 0,
        hasPlan,
        ...optionalProp('lastResult', last && lastResultOf(last)),
        weakest: weakestOf(marked, await unitNames(database, unitsOf(marked)), await drillsFor(database, hasPlan)),
        ...optionalProp('next', nextExam(unlocked, results)),
      }
    },
  }
}
