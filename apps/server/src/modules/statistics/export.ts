import type { Schemas } from '@naru/api/types'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context'
import { within } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { writeXlsx } from '../../import/tables/write-xlsx'
import { appendEntry } from '../audit/record'
import { requireDownloader } from '../user/two-step-guard'
import { requireOwnExam } from '../papers/access'
import { examStatistics } from './exam-statistics'

type Statistics = Schemas['ExamStatistics']

const number = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value * 100) / 100))
const words = (flags: readonly Schemas['StatisticsFlag'][]) => flags.map(({ text }) => text).join(' ')

const questionRows = ({ questions }: Statistics): string[][] => [
  [
    'Question',
    'Type',
    'Text',
    'Facility %',
    'Standard deviation %',
    'Discrimination index %',
    'Discriminative efficiency %',
    'Effective weight %',
    'Flags',
  ],
  ...questions.map((question) => [
    String(question.questionNumber),
    question.type,
    question.text ?? '',
    number(question.facility),
    number(question.deviation),
    number(question.discrimination),
    number(question.efficiency),
    number(question.weight),
    words(question.flags),
  ]),
]

const optionRows = ({ questions }: Statistics): string[][] => [
  ['Question', 'Option', 'Text', 'Key', 'Chosen', 'Low third', 'Middle third', 'High third'],
  ...questions.flatMap(({ questionNumber, options, blank }) => [
    ...options.map(({ text, photo, isCorrect, chosen }, index) => [
      String(questionNumber),
      String(index + 1),
      text ?? photo ?? '',
      isCorrect ? 'key' : '',
      ...[chosen.n, chosen.low, chosen.middle, chosen.high].map(String),
    ]),
    [String(questionNumber), '', 'blank', '', ...[blank.n, blank.low, blank.middle, blank.high].map(String)],
  ]),
]

const examRows = ({ topic, version, attempts, isRecounting, test }: Statistics): string[][] => [
  ['Statistic', 'Value'],
  ['Paper', topic],
  ['Version', String(version)],
  ['First attempts', String(attempts)],
  ...(isRecounting === true ? [['Note', 'The attempts are being counted again, since a key was corrected.']] : []),
  ['Mean (right answers)', number(test?.mean)],
  ['Median (right answers)', number(test?.median)],
  ['Standard deviation (right answers)', number(test?.deviation)],
  ['Skewness', number(test?.skewness)],
  ['Kurtosis', number(test?.kurtosis)],
  ['Coefficient of internal consistency (KR-20) %', number(test?.consistency)],
  ['Error ratio %', number(test?.errorRatio)],
  ['Standard error (right answers)', number(test?.standardError)],
  ['Flags', words(test?.flags ?? [])],
]

export const statisticsWorkbook = (statistics: Statistics): Uint8Array =>
  writeXlsx({
    Questions: questionRows(statistics),
    Options: optionRows(statistics),
    Paper: examRows(statistics),
  })

const versionFrom = (query: unknown): number | undefined => {
  const text = within(query, 'version')
  if (text === undefined) return undefined
  const version = typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  if (version === undefined) throw new Refusal(400, 'The version must be a number.')
  return version
}

/**
 * Serves `GET /api/admin/exams/{id}/statistics.xlsx`. It shows keys, so it is an entry of the audit log. A file, not an
 * operation of the contract, whose bodies are JSON.
 */
export const registerStatisticsExport = (server: FastifyInstance, context: Context): void => {
  server.get('/api/admin/exams/:id/statistics.xlsx', { exposeHeadRoute: false }, async (request, reply) => {
    const user = requireDownloader(context, request, 'statistics.read', 'recent')
    const id = String(within(request.params, 'id'))
    await requireOwnExam(context.database, user, id)
    const statistics = await examStatistics(context, id, versionFrom(request.query))
    const subject = { kind: 'exam', id } as const
    await appendEntry(context.database, { actor: user.id, action: 'exportExamStatistics', subject })
    return reply
      .header('content-disposition', `attachment; filename="statistics-${id.replaceAll(/[^\w-]/g, '-')}.xlsx"`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(Buffer.from(statisticsWorkbook(statistics)))
  })
}
