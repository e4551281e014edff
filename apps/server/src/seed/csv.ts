import { CsvError, parse } from 'csv-parse/sync'

/** A row of a table as text, with its number in the file, from 1. */
export interface TableRow {
  row: number
  cells: string[]
}

/** The rows of a table, or the fault that prevents reading it. */
export type ReadTable = { rows: TableRow[] } | { fault: string }

/** Trims the cells and removes rows without text. */
export const trimRows = (rows: readonly TableRow[]): TableRow[] =>
  rows
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

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
  const line = (/^(?:[^"\n]|"[^"]*")*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Parses a CSV file in UTF-8 or UTF-16, separated by commas, semicolons or tabs. */
export const readCsv = (file: Buffer): ReadTable => {
  const text = decode(file)
  if (text === undefined) return { fault: "is not in UTF-8. In Excel, save it as 'CSV UTF-8'." }
  try {
    const rows = parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    })
    return { rows: trimRows(rows.map((cells, index) => ({ row: index + 1, cells }))) }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    return { fault: `has a quotation mark in row ${Number(thrown['records']) + 1} that is never closed.` }
  }
}
