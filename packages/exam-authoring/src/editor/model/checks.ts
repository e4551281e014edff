import { type Paper, checkExam, timeBudgets, type Fault, type TimeBudget } from '@naru/exam-kit/content'
import type { Draft } from './draft'

export interface DraftFault {
  /** The end of an English sentence, as the checks write it. */
  message: string
  /** The question; absent: the paper, a group or a section. */
  item?: string
  /** The group's id. */
  group?: string
  section?: number
  /** Path of the field inside that part, such as `options.1.text`; '' for the whole part. */
  field: string
}

export interface DraftChecks {
  faults: readonly DraftFault[]
  budgets: readonly TimeBudget[]
  /** The paper as far as it could be read. */
  exam?: Paper
}

const listed = /^(questions|groups|sections)\.(\d+)(?:\.(.*))?$/

/** Finds the part of a draft that a fault is about. */
export function placeFault(draft: Draft, { message, field = '' }: Pick<Fault, 'message' | 'field'>): DraftFault {
  const [, list, index = '', rest = ''] = listed.exec(field) ?? []
  const at = Number(index)
  if (list === 'questions') {
    const item = draft.questions[at]?.item
    if (item !== undefined) return { message, item, field: rest }
  }
  if (list === 'groups') {
    const id = draft.groups?.[at]?.id
    if (id !== undefined) return { message, group: id, field: rest }
  }
  if (list === 'sections') return { message, section: at, field: rest }
  return { message, field }
}

/**
 * Runs the importer's checks on a draft.
 *
 * @param seconds lengths of the clips by media name, 0 if unknown; the names of all files that are there
 */
export function checkDraft(draft: Draft, seconds: ReadonlyMap<string, number>): DraftChecks {
  const { exam, faults } = checkExam(draft, { file: '', files: new Set(seconds.keys()) })
  return {
    faults: faults.map((fault) => placeFault(draft, fault)),
    budgets: exam === undefined ? [] : timeBudgets(exam, (name) => seconds.get(name) ?? 0),
    ...(exam !== undefined && { exam }),
  }
}

const keyOf = ({ item, group, section }: DraftFault) =>
  item ?? (group === undefined ? (section === undefined ? '' : `section ${section}`) : `group ${group}`)

/** Faults by what they are about: an item, `group ID`, `section INDEX`, or '' for the paper. */
export type FaultsByPart = ReadonlyMap<string, readonly DraftFault[]>

/** Sorts faults by what they are about. A list that is equal to the one before is the same object, so that views need not render again. */
export function faultsByPart(faults: readonly DraftFault[], before: FaultsByPart = new Map()): FaultsByPart {
  const parts = new Map<string, DraftFault[]>()
  for (const fault of faults) {
    const key = keyOf(fault)
    parts.set(key, [...(parts.get(key) ?? []), fault])
  }
  return new Map(
    [...parts].map(([key, list]) => {
      const earlier = before.get(key)
      const isSame =
        earlier?.length === list.length &&
        list.every(({ message, field }, at) => earlier[at]?.message === message && earlier[at]?.field === field)
      return [key, isSame ? earlier : list]
    }),
  )
}

export const faultsAt = (faults: readonly DraftFault[], field: string): readonly DraftFault[] =>
  faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`))
