import { strFromU8, unzipSync } from 'fflate'
import { posix } from 'node:path'
import { trimRows, type TableRow } from './csv'
import { elementsOf, parseXml, type Element } from './xml'

/** The sheets of a workbook by name, or the fault that prevents reading it. */
export type ReadWorkbook = { sheets: Map<string, TableRow[]> } | { fault: string }

const MEGABYTE = 1024 * 1024
/** Limits of a workbook in bytes: the file, one part of it unpacked, and all parts unpacked. An exam has some hundred rows. */
const LARGEST = { file: 10 * MEGABYTE, part: 20 * MEGABYTE, all: 40 * MEGABYTE } as const
const MOST_COLUMNS = 200

const hasCells = (name: string) =>
  /^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name)

/** Unpacks and parses the parts that hold cells. Checks their sizes before unpacking. */
const partsOf = (file: Uint8Array): Map<string, Element> => {
  let total = 0
  const files = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!hasCells(name)) return false
      total += originalSize
      if (originalSize > LARGEST.part || total > LARGEST.all) throw new RangeError('It is too large.')
      return true
    },
  })
  return new Map(Object.entries(files).map(([name, content]) => [name, parseXml(strFromU8(content))]))
}

/** Text of a string item: all its runs, without the phonetic hints of East Asian text. */
const textOf = (item: Element): string =>
  item.children.map((child) => (child.name === 't' ? child.text : child.name === 'r' ? textOf(child) : '')).join('')

/** 0 for A, 26 for AA. */
const columnOf = (reference: string) =>
  (/^[A-Z]+/.exec(reference)?.[0] ?? '').split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const valueOf = (cell: Element, strings: readonly string[]): string => {
  const inner = (name: string) => cell.children.find((child) => child.name === name)
  const value = inner('v')?.text ?? ''
  const inline = inner('is')
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

const rowsOf = (sheet: Element, strings: readonly string[]): TableRow[] => {
  let last = 0
  return elementsOf(sheet, 'row').map((element) => {
    const row = Number(element.attributes['r'] ?? last + 1)
    last = row
    const cells: string[] = []
    for (const cell of element.children.filter(({ name }) => name === 'c')) {
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
  if (file.length > LARGEST.file) return { fault: `is larger than ${LARGEST.file / MEGABYTE} MB.` }
  try {
    const parts = partsOf(file)
    const workbook = parts.get('xl/workbook.xml')
    const relations = parts.get('xl/_rels/workbook.xml.rels')
    if (workbook === undefined || relations === undefined) return { fault: 'is no Excel workbook.' }
    const targets = new Map(
      elementsOf(relations, 'Relationship').map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']),
    )
    const shared = parts.get('xl/sharedStrings.xml')
    const strings = shared === undefined ? [] : elementsOf(shared, 'si').map(textOf)
    const sheets = new Map<string, TableRow[]>()
    for (const { attributes } of elementsOf(workbook, 'sheet')) {
      const target = targets.get(attributes['id']) ?? ''
      const sheet = parts.get(target.startsWith('/') ? target.slice(1) : posix.join('xl', target))
      if (sheet !== undefined) sheets.set(attributes['name'] ?? '', trimRows(rowsOf(sheet, strings)))
    }
    return { sheets }
  } catch (thrown) {
    return {
      fault:
        thrown instanceof RangeError ? 'is too large when it is unpacked.' : 'is no Excel workbook, or it is damaged.',
    }
  }
}
