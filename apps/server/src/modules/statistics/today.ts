import type { Schemas } from '@naru/api/types'
import { minutesFor, optionalProp } from '@naru/exam-kit/content'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { gradedContent } from '../attempts/graded-content'
import { gradeOverdue } from '../attempts/overdue'
import { runningExams } from '../attempts/progress-repository'
import { secondsLeft } from '../attempts/progress-rules'
import { attemptsOf } from '../attempts/repository'
import { examVersionsOf } from '../exams/exam-versions'
import { unlockedExams } from '../exams/repository'
import { hasActivePlan, plansOnOffer } from '../plans/repository'
import { dueSounds, practisedDays, wordsOfToday, workloadOf } from '../practice/bank-repository'
import { addDays, type Day, dayOf, daysBetween } from '../practice/days'
import { makeCards } from '../practice/make-cards'
import { packOf } from '../practice/pack'
import { DAYS_TO_LEAVE } from '../practice/schedule'
import { type MarkedQuestion, markQuestions, unitsOf, weakestOf } from './bars'
import { confirmedFloors, drillsFor, unitNames } from './repository'
import type { Context } from '../../platform/context'
import { type Named, nameOf } from '../../platform/db/exam-name'
import { attempts, exams } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'

/** The latest attempts at so many exams say what is weak. */
const EXAMS_FOR_WEAKEST = 5
/** Of the calendar, today included. */
const CALENDAR_DAYS = 35
/** Results of the curve. */
const SCORES = 20

type Result = Awaited<ReturnType<typeof attemptsOf>>[number]

/** An unlocked exam that was never taken, in the order of the list; else the one taken longest ago. */
export const nextExam = (
  unlocked: readonly ({ id: string } & Named)[],
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
    ...nameOf(next),
    ...optionalProp('takenAt', taken === -Infinity ? undefined : new Date(taken).toISOString()),
  }
}

const scoreOf = ({ finishTime, ...result }: Result): Schemas['LatestResult'] => ({
  attemptId: result.attemptId,
  examId: result.examId,
  ...nameOf(result),
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

  /** The number of words of a day, as `getWordPractice` answers them without a filter on that day. */
  const countWords = async (userId: string, day: Day) => {
    const { due, added } = await wordsOfToday(database, { userId, today: day })
    return due.length + added.length
  }

  /** What is due on the next day, if nothing more is answered today. */
  const nextDay = async (userId: string, present: Date, today: Day, hasPlan: boolean): Promise<Schemas['NextDay']> => {
    const tomorrow = addDays(today, 1)
    const cards = (await packOf(database, { userId, present, today: tomorrow }))?.cards.length ?? 0
    const questions = cards + (hasPlan ? (await dueSounds(database, userId, tomorrow)).length : 0)
    const words = hasPlan ? await countWords(userId, tomorrow) : 0
    return { questions, words, minutes: minutesFor(questions, words) }
  }

  /** The running exam that began last, unless its time is over. */
  const runningExam = async (userId: string, present: Date): Promise<Schemas['RunningToday'] | undefined> => {
    for (const row of await runningExams(database, userId, present)) {
      const exam = await get(row.examId, row.examVersion)
      const left = exam === undefined ? 0 : secondsLeft(exam, row, present)
      if (exam !== undefined && left > 0) return { examId: row.examId, ...nameOf(exam), secondsLeft: left }
    }
    return undefined
  }

  const freePlan = async (): Promise<Schemas['FreePlan'] | undefined> => {
    const offered = (await plansOnOffer(database)).find(({ plan }) => plan.priceCents === 0)
    const [first] = offered?.exams ?? []
    return offered && first && { planId: offered.plan.id, examId: first._id, ...nameOf(first) }
  }

  /** The share of each day until the exam; undefined without an exam ahead. */
  const shareUntil = async (userId: string, today: Day, examDate: Day | undefined, hasPlan: boolean) => {
    const days = examDate === undefined ? 0 : daysBetween(today, examDate)
    if (days <= 0) return undefined
    const { words, ...cards } = await workloadOf(database, userId)
    return dailyShare({ days, ...cards, words: hasPlan ? words : 0 })
  }

  return {
    getToday: async ({ user: { id: userId }, present }) => {
      await gradeOverdue(context, { userId, present })
      const today = dayOf(present, timeZone)
      const firstDay = addDays(today, 1 - CALENDAR_DAYS)
      const [pack, results, unlocked, hasPlan, running, practised, floors] = await Promise.all([
        packOfToday(userId, present, today),
        attemptsOf(database, userId),
        unlockedExams(database, userId, present),
        hasActivePlan(database, userId, present),
        runningExam(userId, present),
        practisedDays(database, userId, firstDay, today),
        confirmedFloors(database),
      ])
      const marked = await latestQuestions(results)
      const sounds = hasPlan ? (await dueSounds(database, userId, today)).length : 0
      const questions = (pack?.cards.length ?? 0) + sounds
      const words = hasPlan ? await countWords(userId, today) : 0
      const plan = hasPlan ? undefined : await freePlan()
      const next = nextExam(unlocked, results)
      const examDate = pack?.examDate ?? undefined
      const examDays = results.map(({ finishTime }) => dayOf(finishTime, timeZone))
      const days = new Set([...practised, ...examDays.filter((day) => day >= firstDay && day <= today)])
      const hasBegun = results.length > 0 || practised.length > 0
      return {
        today,
        action: actionOf({
          isRunning: running !== undefined,
          hasPlan,
          hasFreePlan: plan !== undefined,
          hasBegun,
          questions,
          words,
          hasNext: next !== undefined,
        }),
        ...optionalProp('running', running),
        ...optionalProp('freePlan', plan),
        questions,
        words,
        minutes: minutesFor(questions, words),
        tomorrow: await nextDay(userId, present, today, hasPlan),
        ...optionalProp('next', next),
        ...optionalProp('examDate', examDate),
        ...optionalProp('daily', await shareUntil(userId, today, examDate, hasPlan)),
        practisedDays: [...days].toSorted(),
        scores: results.slice(0, SCORES).map(scoreOf).toReversed(),
        floors,
        weakest: weakestOf(marked, await unitNames(database, unitsOf(marked)), await drillsFor(database, hasPlan)),
      }
    },
  }
}

/** A new word comes back about so many times before it is known. */
const REVIEWS_PER_WORD = 4

export interface DayFacts {
  isRunning: boolean
  hasPlan: boolean
  hasFreePlan: boolean
  /** Whether the learner has a result or an answer of practice. */
  hasBegun: boolean
  questions: number
  words: number
  /** Whether a plan unlocks an exam. */
  hasNext: boolean
}

/** The one thing that a learner does next. Words of a learner who has not begun wait for the first exam. */
export const actionOf = (facts: DayFacts): Schemas['Today']['action'] => {
  if (facts.isRunning) return 'resume'
  if (!facts.hasPlan && facts.hasFreePlan) return 'startFree'
  if (!facts.hasBegun && facts.hasNext) return 'takeExam'
  if (facts.questions + facts.words > 0) return 'practise'
  return facts.hasNext ? 'takeExam' : 'choosePlan'
}

/** What is left to practise until the exam. */
interface Workload {
  /** Days until the exam, from 1. */
  days: number
  /** Questions in practice. */
  cards: number
  /** Their right answers on different days, together. */
  rightDays: number
  /** Words that the learner has not begun. */
  words: number
}

/** What a day takes so that all of it is done before the exam. */
export const dailyShare = ({ days, cards, rightDays, words }: Workload): Schemas['DailyShare'] => {
  const questionsADay = Math.ceil(Math.max(0, cards * DAYS_TO_LEAVE - rightDays) / days)
  const wordsADay = Math.ceil(words / days)
  return {
    questions: questionsADay,
    words: wordsADay,
    minutes: minutesFor(questionsADay, wordsADay * REVIEWS_PER_WORD),
  }
}
