import { clip, drawing, writeFolder, zipOf, type Files } from './content'

export type Cells = string[][]

/** The exam table of a small valid exam. */
export const examTable = (): Cells => [
  ['Field', 'Value'],
  ['id', 'sheet-exam'],
  ['topic', 'From a spreadsheet'],
  ['description', 'Two to read, two to hear.'],
  ['duration', '3 minutes'],
  ['photo', 'card.svg'],
  ['reading minutes', '2'],
  ['listening minutes', '1'],
  ['excellent above', '15'],
  ['good above', '10'],
  ['guideline', 'Read well; answer all'],
  ['guideline', 'Listen'],
]

/** The question table of a small valid exam; row 2 is question 1. */
export const questionTable = (): Cells => [
  [
    'number',
    'type',
    'text',
    'photo',
    'audio',
    'option 1',
    'option 2',
    'option 3',
    'option photo 1',
    'option photo 2',
    'correct',
    'explanation',
    'transcript',
  ],
  ['1', 'reading', '사과는 무엇입니까?', '', '', '과일', '동물', '"나무", 꽃', '', '', '1', 'An apple is fruit.', ''],
  ['2', 'reading', '', 'q2.svg', '', '', '', '', 'a.svg', 'b.svg', '2', '', ''],
  ['3', 'listening', '', '', 'q3.m4a', '네', '아니요', '', '', '', '2', '', '여자: 갑니까?\n남자: 아니요.'],
  ['4', 'Listening', 'Which?', '', 'q4.m4a', 'One', 'Two', 'Three', '', '', '3', '', ''],
]

const media: Files = {
  'card.svg': drawing('card'),
  'q2.svg': drawing('q2'),
  'a.svg': drawing('a'),
  'b.svg': drawing('b'),
  'q3.m4a': clip(2, 'three'),
  'q4.m4a': clip(3, 'four'),
}

export const csvOf = (cells: Cells, separator = ','): string =>
  cells
    .map((row) =>
      row.map((cell) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\r\n')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const column = (index: number) => String.fromCharCode(65 + index)

/** Formats cells as a worksheet: numbers as numbers, some texts shared, some inline, as spreadsheet programs do. */
const sheetOf = (cells: Cells, shared: string[]) => {
  const cellOf = (text: string, at: string, index: number) => {
    if (text === '') return ''
    if (/^\d+$/.test(text)) return `<c r="${at}"><v>${text}</v></c>`
    if (index % 2 === 1) return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
    shared.push(text)
    return `<c r="${at}" s="1" t="s"><v>${shared.length - 1}</v></c>`
  }
  const rows = cells.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, place) => cellOf(cell, `${column(place)}${index + 1}`, place)).join('')}</row>`,
  )
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const xlsxOf = (sheets: Readonly<Record<string, Cells>>): Buffer => {
  const shared: string[] = []
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
  }
  for (const [index, name] of names.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetOf(sheets[name] ?? [], shared)
  }
  parts['xl/sharedStrings.xml'] =
    `<sst>${shared.map((text) => `<si><r><t>${escaped(text.slice(0, 1))}</t></r><r><t>${escaped(text.slice(1))}</t></r><rPh><t>aid</t></rPh></si>`).join('')}</sst>`
  return zipOf(parts)
}

export interface SheetChanges {
  exam?: (cells: Cells) => void
  questions?: (cells: Cells) => void
  /** Files to replace or (undefined) to leave out. */
  files?: Files
}

/** Writes a folder with a spreadsheet and its media, as CSV files or a workbook, and returns its path. */
export const writeSpreadsheet = (kind: 'csv' | 'xlsx', { exam, questions, files = {} }: SheetChanges = {}): string => {
  const [examCells, questionCells] = [examTable(), questionTable()]
  exam?.(examCells)
  questions?.(questionCells)
  const tables: Files =
    kind === 'csv'
      ? { 'exam.csv': csvOf(examCells), 'questions.csv': csvOf(questionCells) }
      : { 'paper.xlsx': xlsxOf({ Exam: examCells, Questions: questionCells }) }
  return writeFolder({ ...media, ...tables, ...files })
}
