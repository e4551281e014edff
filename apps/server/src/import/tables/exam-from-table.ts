import { isFields, otherLanguages, type Fields, type Fault, type SourceList } from '@naru/exam-kit/content'
import {
  examTextColumns,
  fieldsOfRow,
  groupColumns,
  normalLabel,
  numberOr,
  questionColumns,
  readRows,
  sectionColumns,
  type Table,
} from './table-columns'

export interface ExamTables {
  exam: Table
  questions: Table
  groups?: Table
  sections?: Table
}

/** An exam in the form of `exam.yaml`, not yet validated. */
export interface RawExam {
  raw: Fields
  /** Row numbers of the entries of each list, in their order. */
  rows: Readonly<Record<SourceList, number[]>>
  faults: Fault[]
}

/** Labels of the exam table's rows, and their fields. */
export const examLabels: Readonly<Record<string, string>> = {
  id: 'id',
  topic: 'topic',
  description: 'description',
  duration: 'duration',
  photo: 'photo',
  'reading minutes': 'readingTimeMinutes',
  'listening minutes': 'listeningTimeMinutes',
}
export const thresholdLabels: Readonly<Record<string, 'excellent' | 'good'>> = {
  'excellent above': 'excellent',
  'good above': 'good',
}
export const GUIDELINE = 'guideline'

export const guidelineLabels: ReadonlyMap<string, string> = new Map(
  otherLanguages.map((language) => [`${GUIDELINE} ${language}`, language]),
)

/** The label of a field in the table. Default: its name. */
export const tableLabelOf = (name: string): string =>
  Object.entries(examLabels).find(([, field]) => field === name)?.[0] ?? name

const isTextLabel = (label: string) => examTextColumns.some(({ name }) => name === label)

/** The texts in other languages in the form of `exam.yaml`. */
const textFields = (cells: ReadonlyMap<string, string>, guidelines: ReadonlyMap<string, string[]>): Fields => {
  const { translations, ...others } = fieldsOfRow(examTextColumns, (name) => cells.get(name) ?? '')
  const texts = isFields(translations) ? translations : {}
  const languages = new Set([...Object.keys(texts), ...guidelines.keys()])
  if (languages.size === 0) return others
  const withGuidelines = [...languages].map((language) => {
    const [text, lines] = [texts[language], guidelines.get(language)]
    return [language, { ...(isFields(text) ? text : {}), ...(lines === undefined ? {} : { guidelines: lines }) }]
  })
  return { ...others, translations: Object.fromEntries(withGuidelines) }
}

const examFields = ({ file, rows }: Table, faults: Fault[]): Fields => {
  const fields: Record<string, unknown> = {}
  const texts = new Map<string, string>()
  const translated = new Map<string, string[]>()
  const thresholds: Record<string, unknown> = {}
  const guidelines: string[] = []
  for (const { row, cells } of rows) {
    const label = normalLabel(cells[0])
    const value = cells[1] ?? ''
    const field = examLabels[label]
    const threshold = thresholdLabels[label]
    const language = guidelineLabels.get(label)
    if (label === GUIDELINE) guidelines.push(value)
    else if (language !== undefined) {
      if (value !== '') translated.set(language, [...(translated.get(language) ?? []), value])
    } else if (isTextLabel(label) && !texts.has(label)) texts.set(label, value)
    else if (field === undefined && threshold === undefined && !isTextLabel(label)) {
      // The table may have a header row.
      if (!(row === rows[0]?.row && label === 'field'))
        faults.push({ file, row, message: `'${cells[0]}' is not known here.` })
    } else if (texts.has(label) || (field ?? threshold ?? '') in fields || (threshold ?? '') in thresholds) {
      faults.push({ file, row, message: `'${label}' stands here for the second time.` })
    } else if (value !== '') {
      if (threshold !== undefined) thresholds[threshold] = numberOr(value)
      else if (field !== undefined) fields[field] = label.endsWith('minutes') ? numberOr(value) : value
    }
  }
  return {
    ...fields,
    ...textFields(texts, translated),
    guidelines: guidelines.filter((text) => text !== ''),
    ...(Object.keys(thresholds).length === 0 ? {} : { verdictThresholds: thresholds }),
  }
}

const isOptions = (value: unknown): value is Readonly<Record<number, Fields>> =>
  typeof value === 'object' && value !== null

/** Beginning of the fault of a cell that names no option as the correct one. */
export const NO_SUCH_KEY = 'must name one of its options as correct by its number'

/** The options of a row with `correct`; reports a cell that names none of them. */
const markCorrect = (options: unknown, cell: string, report: (message: string) => void): Fields[] => {
  if (!isOptions(options)) {
    if (cell !== '') report(`${NO_SUCH_KEY}, not '${cell}'.`)
    return []
  }
  const list = Object.values(options)
  const option = /^[1-9]$/.test(cell) ? options[Number(cell) - 1] : undefined
  if (option !== undefined) return list.map((each) => ({ ...each, correct: each === option }))
  if (cell !== '') report(`${NO_SUCH_KEY}, not '${cell}'.`)
  return list
}

const questionFields = (table: Table, faults: Fault[]) => {
  const known = [...questionColumns.map(({ name }) => name), 'correct']
  const needed = ['number', 'type', 'option 1', 'option 2', 'correct']
  const rows = readRows(table, { known, needed }, faults)
  const questions = rows.map(({ row, cell, failed }): Fields => {
    const fields = fieldsOfRow(questionColumns, cell)
    const { number } = fields
    const question = typeof number === 'number' || typeof number === 'string' ? { question: number } : {}
    const report = (message: string) => void faults.push({ file: table.file, row, ...question, message })
    if (failed !== undefined) report(`has a formula that failed (${failed}).`)
    const options = markCorrect(fields['options'], cell('correct'), report)
    return { ...fields, type: cell('type').toLowerCase(), options }
  })
  return { rows: rows.map(({ row }) => row), questions }
}

/** The entries of a table that an exam may have; undefined without a row. */
const entriesOf = (table: Table | undefined, columns: typeof groupColumns, faults: Fault[]) => {
  if (table === undefined || table.rows.length === 0) return { rows: [], entries: undefined }
  const rows = readRows(table, { known: columns.map(({ name }) => name), needed: ['id'] }, faults)
  for (const { row, failed } of rows) {
    if (failed !== undefined) faults.push({ file: table.file, row, message: `has a formula that failed (${failed}).` })
  }
  const entries = rows.length === 0 ? undefined : rows.map(({ cell }) => fieldsOfRow(columns, cell))
  return { rows: rows.map(({ row }) => row), entries }
}

/** Converts the tables of a spreadsheet to the form of `exam.yaml`. */
export const examFromTables = (tables: ExamTables): RawExam => {
  const faults: Fault[] = []
  const fields = examFields(tables.exam, faults)
  const { rows, questions } = questionFields(tables.questions, faults)
  const groups = entriesOf(tables.groups, groupColumns, faults)
  const sections = entriesOf(tables.sections, sectionColumns, faults)
  return {
    raw: { ...fields, sections: sections.entries, groups: groups.entries, questions },
    rows: { questions: rows, groups: groups.rows, sections: sections.rows },
    faults,
  }
}
