// `node content/tools/make-spreadsheet.mjs EXAM_FOLDER TARGET_FOLDER`: converts an exam.yaml to a workbook and copies its media. Produces
// content/sample-spreadsheet, the template for teachers.
import { strToU8, zipSync } from 'fflate'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'

const [source = 'content/exams/eps-topik-mini', target = 'content/sample-spreadsheet'] = process.argv.slice(2)
const exam = parse(readFileSync(join(source, 'exam.yaml'), 'utf8'))

/** @param {string | number | undefined} value */
const text = (value) => (value === undefined ? '' : String(value))

const head = [
  ['Field', 'Value'],
  ['id', basename(target)],
  ['topic', exam.topic],
  ['description', exam.description],
  ['duration', exam.duration],
  ['photo', text(exam.photo)],
  ['reading minutes', exam.readingTimeMinutes],
  ['listening minutes', exam.listeningTimeMinutes],
  ['excellent above', text(exam.verdictThresholds?.excellent)],
  ['good above', text(exam.verdictThresholds?.good)],
  ...exam.guidelines.map((/** @type {string} */ line) => ['guideline', line]),
]

const optionNumbers = [1, 2, 3, 4]
const columns = ['number', 'type', 'text', 'photo', 'audio']
  .concat(optionNumbers.map((option) => `option ${option}`))
  .concat(optionNumbers.map((option) => `option photo ${option}`))
  .concat(['correct', 'explanation', 'transcript'])

/** @type {Record<string, string>} */
const speakers = { a: '여자: ', b: '남자: ', q: '' }

/** @param {any} question */
const rowOf = (question) => [
  question.number,
  question.type,
  text(question.text),
  text(question.photo),
  text(question.audio),
  ...optionNumbers.map((option) => text(question.options[option - 1]?.text)),
  ...optionNumbers.map((option) => text(question.options[option - 1]?.photo)),
  question.options.findIndex((/** @type {any} */ option) => option.correct) + 1,
  text(question.explanation),
  (question.script ?? []).map((/** @type {any} */ line) => (speakers[line.voice] ?? '') + line.text).join('\n'),
]

/** @param {string} value */
const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param {number} index */
const column = (index) => String.fromCharCode(65 + index)

/** @param {(string | number)[][]} rows @param {number[]} widths */
const sheetOf = (rows, widths) => {
  const cell = (/** @type {string | number} */ value, /** @type {number} */ row, /** @type {number} */ index) => {
    const at = `${column(index)}${row + 1}`
    const style = row === 0 ? 1 : 2
    if (value === '') return ''
    if (typeof value === 'number') return `<c r="${at}" s="${style}"><v>${value}</v></c>`
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  }
  const body = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, index) => cell(value, row, index)).join('')}</row>`,
  )
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${body.join('')}</sheetData></worksheet>`
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** @type {Record<string, string>} */
const parts = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Exam" sheetId="1" r:id="rId1"/><sheet name="Questions" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheetOf(head, [20, 90]),
  'xl/worksheets/sheet2.xml': sheetOf(
    [columns, ...exam.questions.map(rowOf)],
    columns.map((name) => (['text', 'explanation', 'transcript'].includes(name) ? 45 : name === 'number' ? 9 : 18)),
  ),
}

const media = [
  exam.photo,
  ...exam.questions.flatMap((/** @type {any} */ question) => [
    question.photo,
    question.audio,
    ...question.options.map((/** @type {any} */ option) => option.photo),
  ]),
].filter((path) => path !== undefined)

for (const path of new Set(media)) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  copyFileSync(join(source, path), join(target, path))
}
// A fixed date makes the output reproducible.
const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])), {
  mtime: new Date(2026, 0, 1),
})
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'exam.xlsx'), packed)
