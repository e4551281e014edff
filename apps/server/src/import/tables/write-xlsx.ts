import { strToU8, zipSync } from 'fflate'
import type { Sheets } from './tables-from-exam'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles 0: plain, 1: bold, 2: wrapped at the top. */
const styles = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A for 0, AA for 26. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/** In characters; a column is as wide as its longest text, within bounds. */
const widthOf = (rows: readonly string[][], index: number) =>
  Math.min(45, Math.max(9, ...rows.map((row) => (row[index] ?? '').length)))

const cell = (value: string, row: number, index: number) => {
  const at = `${columnName(index)}${row + 1}`
  const style = row === 0 ? 1 : 2
  if (value === '') return ''
  if (/^(?!-0$)-?(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/.test(value))
    return `<c r="${at}" s="${style}"><v>${value}</v></c>`
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const sheetOf = (rows: readonly string[][]) => {
  const body = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, index) => cell(value, row, index)).join('')}</row>`,
  )
  const widths = (rows[0] ?? []).map((_, index) => widthOf(rows, index))
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${body.join('')}</sheetData></worksheet>`
}

/** Writes an `.xlsx` workbook with a bold first row in each sheet. The same sheets give the same bytes. */
export const writeXlsx = (sheets: Sheets): Uint8Array => {
  const names = Object.keys(sheets)
  const part = (index: number) => `worksheets/sheet${index + 1}.xml`
  const each = (toXml: (name: string, index: number) => string) => names.map(toXml).join('')
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((_, index) => `<Override PartName="/xl/${part(index)}" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}">${each((_, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="${part(index)}"/>`)}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(names.map((name, index) => [`xl/${part(index)}`, sheetOf(sheets[name] ?? [])])),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)]))
  // A fixed date makes the output reproducible.
  return zipSync(files, { mtime: new Date(2026, 0, 1) })
}
