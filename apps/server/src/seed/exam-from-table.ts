import type { Fields } from './fields'
import type { TableRow } from './csv'
import type { Fault } from './source'

/** Two tables of a spreadsheet that hold an exam, each with the name by which faults call it. */
export interface ExamTables {
  exam: { file: string; rows: readonly TableRow[] }
  questions: { file: string; rows: readonly TableRow[] }
}

/** An exam in the form in which `exam.yaml` has it, still to be checked. */
export interface RawExam {
  raw: Fields
  /** The row of each question, in the order of the list. */
  rows: number[]
  faults: Fault[]
}

/** What the rows of the table of the exam are called, and the fields they are. */
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

/** What a field is called in the table. */
export const tableLabelOf = (name: string): string =>
  Object.entries(examLabels).find(([, field]) => field === name)?.[0] ?? name

const textColumns = ['text', 'photo', 'audio', 'explanation', 'transcript'] as const
const neededColumns = ['number', 'type', 'option 1', 'option 2', 'correct'] as const
const optionColumn = /^option (?:photo )?([1-9])$/

const normal = (label: string | undefined) => (label ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** A number where the cell is one; else its text, for the check to speak about. */
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
      // A heading over the two columns is welcome.
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

/** The chosen option among those of a row; a fault if the cell names none of them. */
const markCorrect = (options: Map<number, Fields>, cell: string, report: (message: string) => void) => {
  const option = /^[1-9]$/.test(cell) ? options.get(Number(cell)) : undefined
  if (option !== undefined) return [...options.values()].map((each) => ({ ...each, correct: each === option }))
  if (cell === '') return [...options.values()]
  report(`must name one of its options as correct by its number, not '${cell}'.`)
  // That was the fault: the others of the row are still looked for, as if the first were meant.
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
  const atHeader = (message: string) => void faults.push({ file, row: header.row, message })
  const isKnown = (name: string) =>
    textColumns.some((known) => known === name) ||
    neededColumns.some((known) => known === name) ||
    optionColumn.test(name)
  for (const [column, name] of names.entries()) {
    if (name === '' ? body.some(({ cells }) => (cells[column] ?? '') !== '') : !isKnown(name)) {
      atHeader(`the column '${header.cells[column]}' is not known here.`)
    } else if (name !== '' && names.indexOf(name) < column) atHeader(`the column '${name}' is there twice.`)
  }
  for (const name of neededColumns) if (!names.includes(name)) atHeader(`has no column '${name}'.`)

  const questions = body.map(({ row, cells }): Fields => {
    const cell = (name: string) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '') : '')
    const number = numberOr(cell('number'))
    const report = (message: string) =>
      void faults.push({ file, row, ...(number === '' ? {} : { question: number }), message })
    const broken = cells.find((each) => /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/.test(each))
    if (broken !== undefined) report(`has a formula that failed (${broken}).`)
    const options = new Map<number, Fields>()
    for (let place = 1; place <= 9; place += 1) {
      const option = present({ text: cell(`option ${place}`), photo: cell(`option photo ${place}`) })
      if (Object.keys(option).length > 0) options.set(place, option)
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

/** Puts the two tables of a spreadsheet into the form that is checked and imported. */
export const examFromTables = (tables: ExamTables): RawExam => {
  const faults: Fault[] = []
  const fields = examFields(tables.exam, faults)
  const { rows, questions } = questionFields(tables.questions, faults)
  return { raw: { ...fields, questions }, rows, faults }
}
