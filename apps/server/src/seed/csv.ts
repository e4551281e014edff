/** The rows of a table as text, each with its number in the file, from 1. Rows without any text are left out. */
export interface TableRow {
  row: number
  cells: string[]
}

/** A table that was read, or why it could not be. */
export type ReadTable = { rows: TableRow[] } | { fault: string }

/** Removes rows without text and trims the cells. */
export const withoutEmptyRows = (rows: readonly TableRow[]): TableRow[] =>
  rows
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

const decoded = (file: Buffer): string | undefined => {
  // Excel's "Unicode text" begins so.
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** Of comma, semicolon and tab the one that the first line has most of, outside quotes: which it is depends on the writer's country. */
const separatorOf = (text: string) => {
  const line = (/^(?:[^"\n]|"[^"]*")*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Reads a CSV file: quotes, doubled quotes and line breaks inside quotes as every spreadsheet writes them. */
export const readCsv = (file: Buffer): ReadTable => {
  const text = decoded(file)
  if (text === undefined) return { fault: "is not in UTF-8. In Excel, save it as 'CSV UTF-8'." }
  const separator = separatorOf(text)
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  // Rows are counted as a spreadsheet shows them: a line break inside quotes begins none.
  const endRow = () => {
    rows.push({ row: rows.length + 1, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (isQuoted) return { fault: `has a quotation mark in row ${rows.length + 1} that is never closed.` }
  endRow()
  return { rows: withoutEmptyRows(rows) }
}
