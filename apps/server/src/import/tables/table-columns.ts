import { languages, isFields, otherLanguages, type Fields, type Fault } from '@naru/exam-kit/content'
import type { TableRow } from './csv'

/** One table of an exam, with the file name that faults show. */
export interface Table {
  file: string
  rows: readonly TableRow[]
}

/** A column, and the place of its values in the form of `exam.yaml`. */
export interface Column {
  name: string
  path: readonly (string | number)[]
  /** Default text. A list is separated by commas, semicolons or line breaks; an empty one is written as `none`. */
  kind?: 'number' | 'list'
}

export const MOST_OPTIONS = 9

const text = (name: string, ...path: (string | number)[]): Column => ({ name, path: path.length === 0 ? [name] : path })
const number = (name: string, ...path: string[]): Column => ({ ...text(name, ...path), kind: 'number' })
const list = (name: string, ...path: string[]): Column => ({ ...text(name, ...path), kind: 'list' })

const optionColumns = (label: string, ...field: string[]) =>
  Array.from({ length: MOST_OPTIONS }, (_, index) => text(`${label} ${index + 1}`, 'options', index, ...field))

const translationColumns = languages.flatMap((language) => [
  text(`translation ${language}`, 'translations', language, 'text'),
  text(`transcript translation ${language}`, 'translations', language, 'transcript'),
])

/** The columns of the questions but `correct`, which names an option by its number. */
export const questionColumns: readonly Column[] = [
  number('number'),
  text('type'),
  text('item'),
  text('section'),
  text('group'),
  text('text'),
  text('photo'),
  text('chart'),
  text('audio'),
  number('audio start', 'audioStart'),
  text('dialogue'),
  ...optionColumns('option', 'text'),
  ...optionColumns('option photo', 'photo'),
  ...optionColumns('spoken', 'spoken'),
  text('spoken by', 'spokenBy'),
  ...optionColumns('note', 'note'),
  ...otherLanguages.flatMap((language) => optionColumns(`note ${language}`, 'notes', language)),
  text('explanation'),
  ...otherLanguages.map((language) => text(`explanation ${language}`, 'explanations', language)),
  text('transcript'),
  ...translationColumns,
  list('unreviewed'),
  list('vocabulary'),
  number('edition', 'tags', 'edition'),
  number('unit', 'tags', 'unit'),
  text('field', 'tags', 'field'),
  text('family', 'tags', 'family'),
  text('sound', 'tags', 'sound'),
  text('sector', 'tags', 'sector'),
  list('grammar', 'tags', 'grammar'),
  number('level', 'tags', 'level'),
]

/** Rows of the exam's table: its texts in other languages, without guidelines. */
export const examTextColumns: readonly Column[] = [
  ...otherLanguages.flatMap((language) => [
    text(`topic ${language}`, 'translations', language, 'topic'),
    text(`description ${language}`, 'translations', language, 'description'),
    text(`duration ${language}`, 'translations', language, 'duration'),
  ]),
  list('unreviewed'),
]

export const groupColumns: readonly Column[] = [
  text('id'),
  text('text'),
  text('photo'),
  text('audio'),
  number('audio start', 'audioStart'),
  text('dialogue'),
  text('transcript'),
  ...translationColumns,
]

export const sectionColumns: readonly Column[] = [
  text('id'),
  text('title'),
  number('minutes'),
  text('navigation'),
  number('plays', 'playback', 'plays'),
  number('answer seconds', 'playback', 'answerSeconds'),
  number('failure seconds', 'playback', 'failureSeconds'),
]

export const normalLabel = (label: string | undefined): string =>
  (label ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** A numeric cell as a number; any other as text, which the validation reports. */
export const numberOr = (cell: string): string | number => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)

const NONE = 'none'

const valueOf = (cell: string, { kind }: Column): unknown => {
  if (kind === 'number') return numberOr(cell)
  if (kind !== 'list') return cell
  const parts = cell.split(/[,;\n]/).map((part) => part.trim())
  return cell.toLowerCase() === NONE ? [] : parts.filter((part) => part !== '')
}

const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.join('; ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Sets a value at a path, and makes the mappings on the way. */
const put = (target: Record<string | number, unknown>, path: Column['path'], value: unknown): void => {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = target[name]
  const next: Record<string | number, unknown> = isFields(inner) ? { ...inner } : {}
  put(next, rest, value)
  target[name] = next
}

/** A row in the form of `exam.yaml`; options by their position from 0. */
export const fieldsOfRow = (columns: readonly Column[], cell: (name: string) => string): Fields => {
  const fields: Record<string | number, unknown> = {}
  for (const column of columns) {
    const content = cell(column.name)
    if (content !== '') put(fields, column.path, valueOf(content, column))
  }
  return fields
}

/** The cell of a column for an entry of an exam. */
export const cellOfFields = (entry: unknown, { path }: Column): string =>
  cellOf(
    path.reduce((value: unknown, name) => {
      if (Array.isArray(value)) return value[Number(name)]
      return isFields(value) ? value[name] : undefined
    }, entry),
  )

export interface ReadRow {
  row: number
  cell: (name: string) => string
  /** The text of a formula that failed. */
  failed?: string
}

const failedFormula = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/

/** Reads a table with a header row; reports columns that are not known, there twice, or missing. */
export const readRows = (
  { file, rows }: Table,
  columns: { known: readonly string[]; needed: readonly string[] },
  faults: Fault[],
): ReadRow[] => {
  const [header, ...body] = rows
  if (header === undefined) {
    faults.push({ file, message: 'is empty.' })
    return []
  }
  const names = header.cells.map(normalLabel)
  const reportHeader = (message: string) => void faults.push({ file, row: header.row, message })
  for (const [column, name] of names.entries()) {
    if (name === '' ? body.some(({ cells }) => (cells[column] ?? '') !== '') : !columns.known.includes(name)) {
      reportHeader(`the column '${header.cells[column]}' is not known here.`)
    } else if (name !== '' && names.indexOf(name) < column) reportHeader(`the column '${name}' is there twice.`)
  }
  for (const name of columns.needed) if (!names.includes(name)) reportHeader(`has no column '${name}'.`)
  return body.map(({ row, cells }) => {
    const failed = cells.find((each) => failedFormula.test(each))
    return {
      row,
      cell: (name) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '') : ''),
      ...(failed === undefined ? {} : { failed }),
    }
  })
}
