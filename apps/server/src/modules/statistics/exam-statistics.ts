import type { Schemas } from '@naru/api/types'
import { optionalProp, questionFor, type StoredPaper, type StoredQuestion } from '@naru/exam-kit/content'
import { and, desc, eq, sql } from 'drizzle-orm'
import { gradedContent, type ReadVersion } from '../attempts/graded-content'
import { grade } from '../attempts/rules'
import { examVersionsOf } from '../exams/exam-versions'
import { examHead } from '../exams/repository'
import { mediaPath } from '../media/paths'
import { columns, ofEntry } from './add-attempts'
import { itemStatistics, type OptionStatistics, type QuestionStatistics, type TestStatistics } from './item-statistics'
import { Z_95 } from './percentile'
import { isInStatistics, isRecounting } from './recount'
import { attemptsByVersion, countsOfVersion } from './repository'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { attempts, leaderboardEntries, practiceReviews } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'

const nobody: Schemas['ChoiceCounts'] = { n: 0, low: 0, middle: 0, high: 0 }

/** The version to show if none is asked for. */
const versionToShow = (versions: readonly { version: number; attempts: number }[], current: number) =>
  versions.find(({ attempts }) => attempts >= LEAST_FOR_FLAGS)?.version ??
  versions.toSorted((one, other) => other.attempts - one.attempts)[0]?.version ??
  current

const questionResponse = (
  exam: StoredPaper,
  question: StoredQuestion,
  statistics: QuestionStatistics | undefined,
  attempts: number,
): Schemas['QuestionStatistics'] => {
  const chosen = (id: string) => statistics?.options.get(id) ?? nobody
  const shown = questionFor('review', exam, question, mediaPath)
  const options = shown.answers.map(({ _id: id, ...option }) => ({ id, isCorrect: false, ...option }))
  return {
    questionId: question.id,
    questionNumber: question.number,
    ...optionalProp('item', question.item),
    type: question.type,
    ...optionalProp('text', shown.stem ?? shown.questionText),
    ...optionalProp('photo', shown.questionPhoto),
    ...optionalProp('audio', shown.audio),
    options: options.map((option) => ({ ...option, chosen: chosen(option.id) })),
    blank: chosen(''),
    ...optionalProp('facility', statistics?.facility),
    ...optionalProp('deviation', statistics?.deviation),
    ...optionalProp('discrimination', statistics?.discrimination),
    ...optionalProp('efficiency', statistics?.efficiency),
    ...optionalProp('weight', statistics?.weight),
    flags: statistics === undefined ? [] : questionFlags(statistics, options, attempts),
  }
}

const testResponse = (test: TestStatistics, questions: number): Schemas['TestStatistics'] => ({
  mean: test.mean,
  median: test.median,
  ...optionalProp('deviation', test.deviation),
  ...optionalProp('skewness', test.skewness),
  ...optionalProp('kurtosis', test.kurtosis),
  ...optionalProp('consistency', test.consistency),
  ...optionalProp('errorRatio', test.errorRatio),
  ...optionalProp('standardError', test.standardError),
  scores: [...test.scores]
    .map(([right, attempts]) => ({ right, attempts }))
    .toSorted((one, other) => one.right - other.right),
  groups: test.groups,
  flags: testFlags(test, questions),
})

/**
 * Item statistics of a version of an exam. Each attempt counts by the keys of its marks; those shown are the newest.
 * @param wanted - the version; default: the newest with enough attempts, else the one with most, else the current one.
 * @throws Refusal 404 if there is no such exam or version.
 */
export const examStatistics = async (
  context: Context,
  examId: string,
  wanted?: number,
): Promise<Schemas['ExamStatistics']> => {
  const { database } = context
  const exam = await examHead(database, examId)
  if (exam === undefined) throw new Refusal(404, say('exam_unknown'))
  const versions = await attemptsByVersion(database, examId)
  const version = wanted ?? versionToShow(versions, exam.version)
  const { get } = examVersionsOf(context)
  if ((await get(examId, version)) === undefined) throw new Refusal(404, say('exam_version_unknown'))
  const rows = await countsOfVersion(database, examId, version)
  const contents = new Map<number, StoredPaper>()
  for (const keyVersion of new Set([version, ...rows.map((row) => row.keyVersion)])) {
    contents.set(keyVersion, await gradedContent(get, { id: '', examId, examVersion: version, keyVersion }))
  }
  const keys = new Map(
    [...contents].map(([keyVersion, { questions }]) => [
      keyVersion,
      new Map(questions.map(({ id, options }) => [id, options.find(({ correct }) => correct)?.id])),
    ]),
  )
  const counts = rows.map((row) => ({
    ...row,
    isRight: row.option !== '' && keys.get(row.keyVersion)?.get(row.questionId) === row.option,
  }))
  const newest = contents.get(Math.max(...contents.keys()))
  const questions = newest?.questions ?? []
  const statistics = itemStatistics(
    counts,
    questions.map(({ id }) => id),
  )
  const attempts = statistics?.test.attempts ?? 0
  return {
    examId,
    topic: exam.topic,
    version,
    versions,
    attempts,
    areFlagged: attempts >= LEAST_FOR_FLAGS,
    isRecounting: await isRecounting(database, examId),
    ...optionalProp('test', statistics && testResponse(statistics.test, questions.length)),
    ...optionalProp('training', await trainingStatistics(database, get, examId, version)),
    questions: questions
      .toSorted((one, other) => one.number - other.number)
      .flatMap((question) =>
        newest === undefined
          ? []
          : questionResponse(newest, question, statistics?.questions.get(question.id), attempts),
      ),
  }
}

/** The newest attempts are enough, and are graded in a second. */
const MOST_ATTEMPTS = 2000
/** Recordings from which a learner counts as trained. */
const LEAST_SESSIONS = 5

/** A first attempt: its share of right listening answers, and what its learner had trained before. */
interface TrainedAttempt {
  share: number
  sessions: number
  /** Sessions that were right at the first hearing. */
  right: number
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const meanOf = (shares: readonly number[]) => {
  const n = shares.length
  const mean = sumOf(shares) / n
  return { n, mean, variance: sumOf(shares.map((share) => (share - mean) ** 2)) / (n - 1) / n }
}

const interval = (mean: number, variance: number): Schemas['ShareInterval'] => {
  const half = Z_95 * Math.sqrt(variance)
  return { mean: 100 * mean, from: 100 * (mean - half), to: 100 * (mean + half) }
}

/** Compares learners who had trained with those who had not. Undefined if nobody had. */
export const trainingOf = (rows: readonly TrainedAttempt[]): Schemas['TrainingStatistics'] | undefined => {
  const sessions = sumOf(rows.map((row) => row.sessions))
  if (sessions === 0) return undefined
  const sharesOf = (isIn: (row: TrainedAttempt) => boolean) => rows.filter(isIn).map(({ share }) => share)
  const groups = [sharesOf((row) => row.sessions >= LEAST_SESSIONS), sharesOf((row) => row.sessions === 0)].map(meanOf)
  const [trained, others] = groups.map(({ n, mean, variance }) => ({
    learners: n,
    ...optionalProp('share', n < 2 ? undefined : interval(mean, variance)),
  }))
  const [one, other] = groups
  if (trained === undefined || others === undefined || one === undefined || other === undefined) return undefined
  const isKnown = trained.share !== undefined && others.share !== undefined
  const difference = isKnown ? interval(one.mean - other.mean, one.variance + other.variance) : undefined
  const right = (100 * sumOf(rows.map((row) => row.right))) / sessions
  return { sessions, right, trained, others, ...optionalProp('difference', difference) }
}

/**
 * Whether the listening trainer helps, from first attempts at a version: its recordings are of other exams and of the bank, so nobody had heard
 * these questions.
 */
const trainingStatistics = async (
  database: Database,
  read: ReadVersion,
  examId: string,
  version: number,
): Promise<Schemas['TrainingStatistics'] | undefined> => {
  const { userId, mode, kind, answeredAt, isRight } = practiceReviews
  const before = sql`from ${practiceReviews} where ${userId} = ${attempts.userId} and ${mode} = 'listening'
    and ${kind} <> 'word' and ${answeredAt} < ${attempts.startTime}`
  const rows = await database
    .select({
      ...columns,
      sessions: sql<number>`(select count(*)::integer ${before})`,
      right: sql<number>`(select count(*)::integer ${before} and ${isRight})`,
    })
    .from(leaderboardEntries)
    .innerJoin(attempts, ofEntry)
    .where(and(eq(leaderboardEntries.examId, examId), eq(attempts.examVersion, version), isInStatistics))
    .orderBy(desc(attempts.receivedAt))
    .limit(MOST_ATTEMPTS)
  if (rows.every(({ sessions }) => sessions === 0)) return undefined
  const trained: TrainedAttempt[] = []
  for (const { sessions, right, ...row } of rows) {
    const exam: StoredPaper = await gradedContent(read, row)
    const ofListening = new Set(exam.questions.flatMap(({ id, type }) => (type === 'listening' ? [id] : [])))
    const answered = grade(exam, row.answers).questions.filter(({ questionId }) => ofListening.has(questionId))
    if (answered.length === 0) return undefined
    trained.push({ share: answered.filter(({ isCorrect }) => isCorrect).length / answered.length, sessions, right })
  }
  return trainingOf(trained)
}

type QuestionFlag = Schemas['StatisticsFlag']

/** Attempts below which nothing is flagged. */
const LEAST_FOR_FLAGS = 30

const none: OptionStatistics = { n: 0, low: 0, middle: 0, high: 0 }

interface FlaggedOption {
  id: string
  isCorrect: boolean
}

const optionFlags = (statistics: QuestionStatistics, options: readonly FlaggedOption[]): QuestionFlag[] => {
  const chosen = (id: string) => statistics.options.get(id) ?? none
  const key = chosen(options.find(({ isCorrect }) => isCorrect)?.id ?? '')
  return options.flatMap(({ id, isCorrect }, index): QuestionFlag[] => {
    if (isCorrect) return []
    const option = index + 1
    const { n, high } = chosen(id)
    if (high > key.high) {
      return [{ kind: 'key', option, text: `More of the best chose option ${option}: check the key.` }]
    }
    return n === 0 ? [{ kind: 'unused', option, text: `Nobody chose option ${option}: make it more plausible.` }] : []
  })
}

/**
 * What an author should look at in a question, in words; nothing under 30 attempts. The limits are those of the Open
 * University and of Ebel and Frisbie (docs/statistics.md).
 */
export const questionFlags = (
  statistics: QuestionStatistics,
  options: readonly FlaggedOption[],
  attempts: number,
): QuestionFlag[] => {
  if (attempts < LEAST_FOR_FLAGS) return []
  const { facility, discrimination } = statistics
  const guess = 100 / Math.max(options.length, 1)
  const flags: QuestionFlag[] = []
  if (facility <= 5) flags.push({ kind: 'hard', text: 'Almost nobody is right: it is extremely hard, or faulty.' })
  else if (facility <= guess) flags.push({ kind: 'guess', text: 'No more are right than by guessing.' })
  if (facility >= 95) flags.push({ kind: 'easy', text: 'Almost everybody is right: it tells learners little.' })
  if (discrimination !== undefined && discrimination < 0) {
    flags.push({
      kind: 'negative',
      text: 'Those who are good at the rest are wrong here more often: check key and wording.',
    })
  } else if (discrimination !== undefined && discrimination < 20 && facility < 95) {
    flags.push({ kind: 'weak', text: 'It hardly tells good from weak learners.' })
  }
  const ofOptions = optionFlags(statistics, options)
  return [
    ...ofOptions.filter(({ kind }) => kind === 'key'),
    ...flags,
    ...ofOptions.filter(({ kind }) => kind !== 'key'),
  ]
}

/** What an author should know about the whole exam, in words; nothing under 30 attempts. */
export const testFlags = (test: TestStatistics, questions: number): QuestionFlag[] => {
  if (test.attempts < LEAST_FOR_FLAGS) return []
  const mean = (100 * test.mean) / questions
  const flags: QuestionFlag[] = []
  if (mean < 50) flags.push({ kind: 'hard', text: 'The mean is under 50 %: the paper is hard.' })
  if (mean > 75) flags.push({ kind: 'easy', text: 'The mean is over 75 %: the paper is easy.' })
  if (test.consistency !== undefined && test.consistency < 64) {
    flags.push({ kind: 'unreliable', text: 'The consistency is under 64 %: one score says little about a learner.' })
  }
  return flags
}
