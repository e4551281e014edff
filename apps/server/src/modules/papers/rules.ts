import type { Right } from '@naru/api/rights'
import type { Schemas } from '@naru/api/types'
import {
  checkExam,
  fieldsIn,
  fileFields,
  isFields,
  textOf,
  type CheckedExam,
  type Fields,
} from '@naru/exam-kit/content'
import { say, type Message } from '../../platform/http/messages'
import { mediaName } from '../media/paths'

export type PaperState = Schemas['PaperState']

export const draftLimits = { megabytes: 2, questions: 1000 } as const

/** Which right a change of state needs. Publishing is none: it has an operation of its own. */
const moves: readonly { from: PaperState; to: PaperState; right: Right }[] = [
  { from: 'draft', to: 'in_review', right: 'papers.write' },
  { from: 'published', to: 'in_review', right: 'papers.write' },
  { from: 'withdrawn', to: 'in_review', right: 'papers.write' },
  { from: 'in_review', to: 'draft', right: 'papers.write' },
  { from: 'published', to: 'withdrawn', right: 'papers.publish' },
  { from: 'withdrawn', to: 'published', right: 'papers.publish' },
]

/** The right that a change of state needs; undefined: there is no such change. */
export const rightOfMove = (from: PaperState, to: PaperState): Right | undefined =>
  moves.find((move) => move.from === from && move.to === to)?.right

/** The state that a paper gets: a review of what was published ends as before it. */
export const stateAfter = (
  { publishedVersion }: { publishedVersion: number | null },
  to: PaperState,
  isWithdrawn: boolean,
): PaperState => {
  if (to !== 'draft' || publishedVersion === null) return to
  return isWithdrawn ? 'withdrawn' : 'published'
}

/** A value with all texts in Unicode's composed form. Requests are at most 32 levels deep. */
const composed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.normalize('NFC'), composed(inner)]))
}

/** A draft as it is stored, with the id of its paper; or what rejects it. */
export const acceptDraft = (id: string, sent: unknown): { draft: Fields } | { refusal: Message } => {
  const fields = composed(sent)
  if (!isFields(fields)) return { refusal: say('draft_invalid') }
  const draft = { ...fields, id }
  const { questions } = fields
  const count = Array.isArray(questions) ? questions.length : 0
  const isTooLarge = Buffer.byteLength(JSON.stringify(draft)) > draftLimits.megabytes * 1024 * 1024
  return isTooLarge || count > draftLimits.questions ? { refusal: say('draft_too_large') } : { draft }
}

export const mediaNamesIn = (draft: Fields): string[] => {
  const holders = [
    draft,
    ...fieldsIn(draft['groups']),
    ...fieldsIn(draft['questions']).flatMap((question) => [question, ...fieldsIn(question['options'])]),
  ]
  const values = holders.flatMap((holder) => fileFields.map((field) => holder[field]))
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && mediaName.test(value)))]
}

/** Checks a draft as the importer does. `files`: the media names that it may use. */
export const checkDraft = (id: string, draft: Fields, files: ReadonlySet<string>): CheckedExam =>
  checkExam(draft, { file: id, files })

const counted = (names: readonly (string | undefined)[]): Schemas['TagCount'][] => {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, questions]) => ({ name, questions }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}

export const summaryOf = (
  draft: Fields,
  { exam, faults }: CheckedExam,
): Pick<Schemas['PaperSummary'], 'questions' | 'faults' | 'coverage'> => {
  const questions = exam?.questions ?? []
  const tags = questions.map((question) => question.tags ?? {})
  const isOf = (type: string) => questions.filter((question) => question.type === type).length
  return {
    questions: fieldsIn(draft['questions']).length,
    faults: faults.length,
    coverage: {
      reading: isOf('reading'),
      listening: isOf('listening'),
      fields: counted(tags.map(({ field }) => field)),
      units: counted(
        tags.map(({ edition, unit }) =>
          edition === undefined || unit === undefined ? undefined : `${edition} ${unit}`,
        ),
      ),
      sectors: counted(tags.map(({ sector }) => sector)),
    },
  }
}

export const topicOf = (draft: Fields): string => textOf(draft, 'topic') ?? ''
