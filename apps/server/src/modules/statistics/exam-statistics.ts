import type { Schemas } from '@naru/api/types'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { exams } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { type StoredPaper, type StoredQuestion, optionalProp, questionFor } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { mediaPath } from '../media/paths'
import { gradedContent } from '../attempts/graded-content'
import { LEAST_FOR_FLAGS, questionFlags, testFlags } from './flags'
import { itemStatistics, type QuestionStatistics, type TestStatistics } from './item-statistics'
import { isRecounting } from './recount'
import { attemptsByVersion, countsOfVersion } from './repository'
import { trainingStatistics } from './training'

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
  const [exam] = await database
    .select({ topic: exams.topic, version: exams.version })
    .from(exams)
    .where(eq(exams.id, examId))
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
