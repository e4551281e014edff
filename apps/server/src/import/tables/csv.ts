import { CsvError, parse } from 'csv-parse/sync'
import { LONGEST_CELL } from '../read-file'

/** A row of a table as text, with its number in the file, from 1. */
export interface TableRow {
  row: number
  cells: string[]
}

export type ReadTable = { rows: TableRow[] } | { fault: string }

/** Maximum number of columns, and of rows with text. An exam has at most 1,000 questions. */
export const MOST_COLUMNS = 200
const MOST_ROWS = 2000
const TOO_MANY_ROWS = `has more than ${MOST_ROWS} rows.`
/** Maximum number of characters of all cells: a workbook can repeat one text in many cells. */
const MOST_CHARACTERS = 5_000_000

/** Trims the cells and removes rows without text, up to the limits of a table. */
export const trimRows = (rows: Iterable<TableRow>): ReadTable => {
  const trimmed: TableRow[] = []
  let characters = 0
  for (const { row, cells } of rows) {
    if (cells.length > MOST_COLUMNS) return { fault: `has more than ${MOST_COLUMNS} columns in row ${row}.` }
    const texts = cells.map((cell) => cell.trim())
    if (texts.some((text) => text.length > LONGEST_CELL)) {
      return { fault: `has a cell of more than ${LONGEST_CELL.toLocaleString('en')} characters in row ${row}.` }
    }
    if (texts.every((text) => text === '')) continue
    trimmed.push({ row, cells: texts })
    characters += texts.reduce((sum, text) => sum + text.length, 0)
    if (trimmed.length > MOST_ROWS) return { fault: TOO_MANY_ROWS }
    if (characters > MOST_CHARACTERS) return { fault: 'has too much text.' }
  }
  return { rows: trimmed }
}

const decode = (file: Buffer): string | undefined => {
  // The byte-order mark of Excel's "Unicode text".
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** The most frequent of comma, semicolon and tab in the first line, outside quotes: which one Excel writes depends on the locale. */
const separatorOf = (text: string) => {
  const line = (/^(?:[^"\n]|"[^"]*")*/.exec(text.slice(0, LONGEST_CELL))?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Ends the parsing of a CSV file early. */
class TooManyRows extends Error {}

/** Maximum number of rows of a CSV file, empty ones too. */
const MOST_LINES = 50_000

/** Parses a CSV file in UTF-8 or UTF-16, separated by commas, semicolons or tabs. */
export const readCsv = (file: Buffer): ReadTable => {
  const text = decode(file)
  if (text === undefined) return { fault: "is not in UTF-8. In Excel, save it as 'CSV UTF-8'." }
  const rows: TableRow[] = []
  let row = 0
  try {
    parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // The library would collect any number of rows, empty ones too.
      on_record: (cells: string[]) => {
        row += 1
        if (row > MOST_LINES || rows.length > MOST_ROWS) throw new TooManyRows()
        if (cells.some((cell) => cell !== '')) rows.push({ row, cells })
        return null
      },
    })
    return trimRows(rows)
  } catch (thrown) {
    if (thrown instanceof TooManyRows) return { fault: TOO_MANY_ROWS }
    if (!(thrown instanceof CsvError)) throw thrown
    return { fault: `has a quotation mark in row ${row + 1} that is never closed.` }
  }
}
