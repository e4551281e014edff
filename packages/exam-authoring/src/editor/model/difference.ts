import { isFields } from '@naru/exam-kit/content'
import { type Draft, type DraftQuestion, withChanges } from './draft'

/** A field with its values in two drafts. A value that is undefined is absent. */
export interface FieldChange {
  field: string
  before?: unknown
  after?: unknown
}

export type QuestionChange =
  | { item: string; kind: 'added'; after: DraftQuestion }
  | { item: string; kind: 'removed'; before: DraftQuestion }
  | { item: string; kind: 'changed'; fields: FieldChange[] }

/** The difference of two drafts. Plain JSON. */
export interface DraftDifference {
  fields: FieldChange[]
  questions: QuestionChange[]
  /** The items in order, if it differs. */
  order?: { before: string[]; after: string[] }
}

const fieldChanges = (before: object, after: object, except: readonly string[] = []): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !except.includes(field))
    .flatMap((field): FieldChange[] => {
      const [old, now]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)]
      return isSameJson(old, now)
        ? []
        : [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }]
    })

const byItem = ({ questions }: Draft) => new Map(questions.map((question) => [question.item, question]))
const itemsOf = ({ questions }: Draft) => questions.map(({ item }) => item)

export function differenceOf(before: Draft, after: Draft): DraftDifference {
  const [old, now] = [byItem(before), byItem(after)]
  const removed = before.questions
    .filter(({ item }) => !now.has(item))
    .map((question): QuestionChange => ({ item: question.item, kind: 'removed', before: question }))
  const others = after.questions.flatMap((question): QuestionChange[] => {
    const { item } = question
    const earlier = old.get(item)
    if (earlier === undefined) return [{ item, kind: 'added', after: question }]
    if (earlier === question) return []
    const fields = fieldChanges(earlier, question)
    return fields.length === 0 ? [] : [{ item, kind: 'changed', fields }]
  })
  const order = { before: itemsOf(before), after: itemsOf(after) }
  return {
    fields: fieldChanges(before, after, ['questions']),
    questions: [...removed, ...others],
    ...(isSameJson(order.before, order.after) ? {} : { order }),
  }
}

export const isEmptyDifference = ({ fields, questions, order }: DraftDifference): boolean =>
  fields.length === 0 && questions.length === 0 && order === undefined

export type Side = 'before' | 'after'

const valuesAt = (fields: readonly FieldChange[], side: Side): Record<string, unknown> =>
  Object.fromEntries(fields.map((change) => [change.field, change[side]]))

/** Turns one of the two drafts of a difference into the other. @param side the one that is returned */
export function applyDifference(draft: Draft, { fields, questions, order }: DraftDifference, side: Side): Draft {
  const now = byItem(draft)
  for (const change of questions) {
    const question = now.get(change.item)
    if (change.kind === 'changed') {
      if (question !== undefined) now.set(change.item, withChanges(question, valuesAt(change.fields, side)))
    } else if ((change.kind === 'added') === (side === 'after')) {
      now.set(change.item, change.kind === 'added' ? change.after : change.before)
    } else now.delete(change.item)
  }
  const items = order?.[side] ?? itemsOf(draft)
  const listed = items.flatMap((item) => now.get(item) ?? [])
  const unlisted = [...now.values()].filter(({ item }) => !items.includes(item))
  return { ...withChanges(draft, valuesAt(fields, side)), questions: [...listed, ...unlisted] }
}

const mergedFields = (first: readonly FieldChange[], second: readonly FieldChange[]): FieldChange[] => {
  const all = new Map(first.map((change) => [change.field, change]))
  for (const change of second) {
    const earlier = all.get(change.field)
    const { before: _before, ...later } = change
    all.set(
      change.field,
      earlier === undefined ? change : { ...later, ...('before' in earlier && { before: earlier.before }) },
    )
  }
  return [...all.values()].filter(({ before, after }) => !isSameJson(before, after))
}

const isPlain = ({ questions, order }: DraftDifference) =>
  order === undefined && questions.every(({ kind }) => kind === 'changed')

/** One difference for two in a row; undefined unless both change fields only. */
export function joinDifferences(first: DraftDifference, second: DraftDifference): DraftDifference | undefined {
  if (!isPlain(first) || !isPlain(second)) return undefined
  const all = new Map<string, FieldChange[]>()
  for (const change of [...first.questions, ...second.questions])
    if (change.kind === 'changed') all.set(change.item, mergedFields(all.get(change.item) ?? [], change.fields))
  return {
    fields: mergedFields(first.fields, second.fields),
    questions: [...all].flatMap(([item, fields]): QuestionChange[] =>
      fields.length === 0 ? [] : [{ item, kind: 'changed', fields }],
    ),
  }
}

export const isDifference = (value: unknown): value is DraftDifference =>
  isFields(value) && Array.isArray(value['fields']) && Array.isArray(value['questions'])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two JSON values are equal. Absent and undefined fields are equal; the order of fields does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameJson(one[name], other[name]))
}
