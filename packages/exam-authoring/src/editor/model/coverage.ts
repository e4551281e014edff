import { editions, families, sectors } from '@naru/exam-kit/content'
import type { Draft, DraftQuestion } from './draft'

export interface TagCount {
  tag: string
  count: number
}

export interface Coverage {
  reading: number
  listening: number
  fields: Record<'reading' | 'listening', TagCount[]>
  /** Units of the latest edition of the textbook that at least one question has. */
  units: number[]
  /** Its other units. */
  missingUnits: number[]
  sectors: TagCount[]
  /** Items of the questions without a field, and without a unit of this edition. */
  withoutField: string[]
  withoutUnit: string[]
}

const counted = (
  tags: readonly string[],
  questions: readonly DraftQuestion[],
  tagOf: (question: DraftQuestion) => unknown,
) => tags.map((tag) => ({ tag, count: questions.filter((question) => tagOf(question) === tag).length }))

const itemsOf = (questions: readonly DraftQuestion[]) => questions.map(({ item }) => item)

export function coverageOf({ questions }: Draft): Coverage {
  const ofType = (type: DraftQuestion['type']) => questions.filter((question) => question.type === type)
  const fieldsOf = (type: DraftQuestion['type']) =>
    counted(Object.keys(families[type]), ofType(type), ({ tags }) => tags?.field)
  const unitOf = ({ tags }: DraftQuestion) => (tags?.edition === latestEdition ? tags.unit : undefined)
  const covered = new Set(questions.map(unitOf))
  return {
    reading: ofType('reading').length,
    listening: ofType('listening').length,
    fields: { reading: fieldsOf('reading'), listening: fieldsOf('listening') },
    units: allUnits.filter((unit) => covered.has(unit)),
    missingUnits: allUnits.filter((unit) => !covered.has(unit)),
    sectors: counted(sectors, questions, ({ tags }) => tags?.sector),
    withoutField: itemsOf(questions.filter(({ tags }) => tags?.field === undefined)),
    withoutUnit: itemsOf(questions.filter((question) => unitOf(question) === undefined)),
  }
}

/** The edition of the standard textbook whose units questions are given. */
export const latestEdition = Math.max(...Object.keys(editions).map(Number))

export const allUnits: readonly number[] = Array.from({ length: editions[latestEdition] ?? 0 }, (_, index) => index + 1)

/** The name of a unit in Korean, and whether somebody has compared it with the book. */
export interface UnitName {
  name: string
  isVerified: boolean
}

/** The names of units by number; the others are shown as numbers. */
export type UnitNames = ReadonlyMap<number, UnitName>
