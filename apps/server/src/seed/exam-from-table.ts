import type { Fields } from './fields'
import type { TableRow } from './csv'
import type { Fault } from './source'

/** The two tables of an exam, each with the file name that faults show. */
export interface ExamTables {
  exam: { file: string; rows: readonly TableRow[] }
  questions: { file: string; rows: readonly TableRow[] }
}

/** An exam in the form of `exam.yaml`, not yet validated. */
export interface RawExam {
  raw: Fields
  /** Row numbers of the questions, in the order of the list. */
  rows: number[]
  faults: Fault[]
}

/** Labels of the exam table's rows, and their fields. */
const examLabels: Readonly<Record<string, string>> = {
  id: 'id',
  topic: 'topic',
  description: 'description',
  duration: 'duration',
  photo: 'photo',
  'reading minutes': 'readingTimeMinutes',
  'listening minutes': 'listeningTimeMinutes',
}
const thresholdLabels: Readonly<Record<string, 'excellent' | 'good'>> = {
  'excellent above': 'excellent',
  'good above': 'good',
}
const GUIDELINE = 'guideline'

/** The label of a field in the table. Default: its name. */
export const tableLabelOf = (name: string): string =>
  Object.entries(examLabels).find(([, field]) => field === name)?.[0] ?? name

const textColumns = ['text', 'photo', 'audio', 'explanation', 'transcript'] as const
const neededColumns = ['number', 'type', 'option 1', 'option 2', 'correct'] as const
const optionColumn = /^option (?:photo )?([1-9])$/

const normal = (label: string | undefined) => (label ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** A numeric cell as a number; any other as text, which the validation reports. */
const numberOr = (cell: string): string | number => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)

const present = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

const examFields = ({ file, rows }: ExamTables['exam'], faults: Fault[]): Fields => {
  const fields: Record<string, unknown> = {}
  const thresholds: Record<string, unknown> = {}
  const guidelines: string[] = []
  for (const { row, cells } of rows) {
    const label = normal(cells[0])
    const value = cells[1] ?? ''
    const field = examLabels[label]
    const threshold = thresholdLabels[label]
    if (label === GUIDELINE) guidelines.push(value)
    else if (field === undefined && threshold === undefined) {
      // The table may have a header row.
      if (!(row === rows[0]?.row && label === 'field'))
        faults.push({ file, row, message: `'${cells[0]}' is not known here.` })
    } else if ((field ?? threshold ?? '') in fields || (threshold ?? '') in thresholds) {
      faults.push({ file, row, message: `'${label}' stands here for the second time.` })
    } else if (value !== '') {
      if (threshold !== undefined) thresholds[threshold] = numberOr(value)
      else if (field !== undefined) fields[field] = label.endsWith('minutes') ? numberOr(value) : value
    }
  }
  return {
    ...fields,
    guidelines: guidelines.filter((text) => text !== ''),
    ...(Object.keys(thresholds).length === 0 ? {} : { verdictThresholds: thresholds }),
  }
}

/** Sets `correct` on the options of a row; reports a cell that names none of them. */
const markCorrect = (options: Map<number, Fields>, cell: string, report: (message: string) => void) => {
  const option = /^[1-9]$/.test(cell) ? options.get(Number(cell)) : undefined
  if (option !== undefined) return [...options.values()].map((each) => ({ ...each, correct: each === option }))
  if (cell === '') return [...options.values()]
  report(`must name one of its options as correct by its number, not '${cell}'.`)
  // Marks the first, so that validation reports only the row's other faults.
  return [...options.values()].map((each, index) => ({ ...each, correct: index === 0 }))
}

const questionFields = (
  { file, rows }: ExamTables['questions'],
  faults: Fault[],
): Pick<RawExam, 'rows'> & { questions: Fields[] } => {
  const [header, ...body] = rows
  if (header === undefined) {
    faults.push({ file, message: 'is empty.' })
    return { rows: [], questions: [] }
  }
  const names = header.cells.map(normal)
  const reportHeader = (message: string) => void faults.push({ file, row: header.row, message })
  const isKnown = (name: string) =>
    textColumns.some((known) => known === name) ||
    neededColumns.some((known) => known === name) ||
    optionColumn.test(name)
  for (const [column, name] of names.entries()) {
    if (name === '' ? body.some(({ cells }) => (cells[column] ?? '') !== '') : !isKnown(name)) {
      reportHeader(`the column '${header.cells[column]}' is not known here.`)
    } else if (name !== '' && names.indexOf(name) < column) reportHeader(`the column '${name}' is there twice.`)
  }
  for (const name of neededColumns) if (!names.includes(name)) reportHeader(`has no column '${name}'.`)

  const questions = body.map(({ row, cells }): Fields => {
    const cell = (name: string) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '') : '')
    const number = numberOr(cell('number'))
    const report = (message: string) =>
      void faults.push({ file, row, ...(number === '' ? {} : { question: number }), message })
    const failed = cells.find((each) => /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/.test(each))
    if (failed !== undefined) report(`has a formula that failed (${failed}).`)
    const options = new Map<number, Fields>()
    for (let option = 1; option <= 9; option += 1) {
      const content = present({ text: cell(`option ${option}`), photo: cell(`option photo ${option}`) })
      if (Object.keys(content).length > 0) options.set(option, content)
    }
    return {
      ...(number === '' ? {} : { number }),
      type: cell('type').toLowerCase(),
      ...present(Object.fromEntries(textColumns.map((name) => [name, cell(name)]))),
      options: markCorrect(options, cell('correct'), report),
    }
  })
  return { rows: body.map(({ row }) => row), questions }
}

/** Converts the two tables of a spreadsheet to the form of `exam.yaml`. */
export const examFromTables = (tables: ExamTables): RawExam => {
  const faults: Fault[] = []
  const fields = examFields(tables.exam, faults)
  const { rows, questions } = questionFields(tables.questions, faults)
  return { raw: { ...fields, questions }, rows, faults }
}
