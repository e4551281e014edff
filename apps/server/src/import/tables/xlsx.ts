import { unzipSync } from 'fflate'
import { posix } from 'node:path'
import { MOST_COLUMNS, trimRows, type TableRow } from './csv'
import { descendantsOf, elementsIn, readXml, textIn, type XmlNode } from '../formats/xml-tree'

/** The sheets of a workbook by name, or the fault that prevents reading it. */
export type ReadWorkbook = { sheets: Map<string, TableRow[]> } | { fault: string }

const MEGABYTE = 1024 * 1024
export const LARGEST_WORKBOOK = 10 * MEGABYTE
/** Limits of its unpacked parts in bytes: one, and all. An exam has some hundred rows. */
const LARGEST = { part: 20 * MEGABYTE, all: 40 * MEGABYTE } as const
/** Maximum number of XML elements of all parts; one takes some hundred bytes. 1,000 questions have about 60,000. */
const MOST_ELEMENTS = 300_000

const hasCells = (name: string) =>
  /^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name)

/** Unpacks and parses the parts that hold cells. Checks their sizes before unpacking. */
const partsOf = (file: Uint8Array): Map<string, XmlNode> => {
  let total = 0
  const budget = { elements: MOST_ELEMENTS }
  const files = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!hasCells(name)) return false
      total += originalSize
      if (originalSize > LARGEST.part || total > LARGEST.all) throw new RangeError('It is too large.')
      return true
    },
  })
  const read = (content: Uint8Array) => {
    const document = readXml(content, budget)
    if ('root' in document) return document.root
    throw budget.elements < 0 ? new RangeError('It is too large.') : new Error(document.fault)
  }
  return new Map(Object.entries(files).map(([name, content]) => [name, read(content)]))
}

/** Text of a string item: all its runs, without the phonetic hints of East Asian text. */
const textOf = (item: XmlNode): string =>
  elementsIn(item)
    .map((child) => (child.name === 't' ? textIn(child) : child.name === 'r' ? textOf(child) : ''))
    .join('')

/** 0 for A, 26 for AA. */
const columnOf = (reference: string) =>
  (/^[A-Z]+/.exec(reference)?.[0] ?? '').split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const valueOf = (cell: XmlNode, strings: readonly string[]): string => {
  const [inner] = elementsIn(cell, 'v')
  const [inline] = elementsIn(cell, 'is')
  const value = inner === undefined ? '' : textIn(inner)
  switch (cell.attributes['t']) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'inlineStr':
      return inline === undefined ? '' : textOf(inline)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    default:
      return value
  }
}

const rowsOf = (sheet: XmlNode, strings: readonly string[]): TableRow[] => {
  let last = 0
  return descendantsOf(sheet, 'row').map((element) => {
    const row = Number(element.attributes['r'] ?? last + 1)
    last = row
    const cells: string[] = []
    for (const cell of elementsIn(element, 'c')) {
      const { r: reference } = cell.attributes
      const column = reference === undefined ? cells.length : columnOf(reference)
      if (column < 0 || column >= MOST_COLUMNS) continue
      while (cells.length < column) cells.push('')
      cells[column] = valueOf(cell, strings)
    }
    return { row, cells }
  })
}

/** Reads the cells of an `.xlsx` workbook as text. The value of a formula is the saved one. */
export const readXlsx = (file: Uint8Array): ReadWorkbook => {
  if (file.length > LARGEST_WORKBOOK) return { fault: `is larger than ${LARGEST_WORKBOOK / MEGABYTE} MB.` }
  try {
    const parts = partsOf(file)
    const workbook = parts.get('xl/workbook.xml')
    const relations = parts.get('xl/_rels/workbook.xml.rels')
    if (workbook === undefined || relations === undefined) return { fault: 'is no Excel workbook.' }
    const targets = new Map(
      descendantsOf(relations, 'Relationship').map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']),
    )
    const shared = parts.get('xl/sharedStrings.xml')
    const strings = shared === undefined ? [] : descendantsOf(shared, 'si').map(textOf)
    const sheets = new Map<string, TableRow[]>()
    for (const { attributes } of descendantsOf(workbook, 'sheet')) {
      const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      const target = targets.get(id) ?? ''
      const sheet = parts.get(target.startsWith('/') ? target.slice(1) : posix.join('xl', target))
      const name = attributes['name'] ?? ''
      if (sheet === undefined) continue
      const table = trimRows(rowsOf(sheet, strings))
      if ('fault' in table) return { fault: `sheet '${name}' ${table.fault}` }
      sheets.set(name, table.rows)
    }
    return { sheets }
  } catch (thrown) {
    return {
      fault:
        thrown instanceof RangeError ? 'is too large when it is unpacked.' : 'is no Excel workbook, or it is damaged.',
    }
  }
}
