import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { tableRows, type TableRow } from './csv'

/** The sheets of a workbook by name, or the fault that prevents reading it. */
export type ReadWorkbook = { sheets: Map<string, TableRow[]> } | { fault: string }

const MEGABYTE = 1024 * 1024
/** Limits of a workbook in bytes: the file, one part of it unpacked, and all parts unpacked. */
const LARGEST = { file: 10 * MEGABYTE, part: 20 * MEGABYTE, all: 40 * MEGABYTE } as const
const MOST_SHEETS = 20

const part = /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/
/** Empty rows: LibreOffice writes the last one of a sheet, 1048576. */
const emptyRow = /<row\s[^<>]*(?:\/>|>\s*<\/row>)/g
const startTag = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** A row up to 9999, or a cell up to FZ9999. */
const boundedReference = /^(?:[A-F]?[A-Z])?\d{1,4}$/

/** @throws RangeError if a row or cell has no reference within the bounds: the reader allocates every row and cell before it. */
const assertBounds = (sheet: string) => {
  for (const [, attributes = ''] of sheet.matchAll(startTag)) {
    const references = [...attributes.matchAll(attribute)].filter(([, name = '']) => /(?:^|:)r$/.test(name))
    const isBounded = references.every(([, , one, other]) => boundedReference.test(one ?? other ?? ''))
    if (references.length !== 1 || !isBounded) throw new RangeError('A sheet is too large.')
  }
}

/**
 * Unpacks the parts that hold cells within the limits, which `read-excel-file` does not have, and packs them again without compression.
 * @throws RangeError if the workbook is too large; Error if it has entities of its own or is no ZIP archive.
 */
const repack = (file: Uint8Array): ArrayBuffer => {
  let total = 0
  let sheets = 0
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!part.test(name)) return false
      total += originalSize
      if (name.startsWith('xl/worksheets/')) sheets += 1
      if (originalSize > LARGEST.part || total > LARGEST.all || sheets > MOST_SHEETS) {
        throw new RangeError('The workbook is too large.')
      }
      return true
    },
  })
  const checked = Object.entries(parts).map(([name, content]) => {
    const xml = strFromU8(content).replaceAll(emptyRow, '')
    if (/<!DOCTYPE/i.test(xml)) throw new Error('The workbook has a document type.')
    if (name.startsWith('xl/worksheets/')) assertBounds(xml)
    return [name, strToU8(xml)]
  })
  return new Uint8Array(zipSync(Object.fromEntries(checked), { level: 0 })).buffer
}

const textOf = (cell: unknown): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)
}

/** Reads the cells of an `.xlsx` workbook as text. The value of a formula is the saved one. */
export const readXlsx = async (file: Uint8Array): Promise<ReadWorkbook> => {
  if (file.length > LARGEST.file) return { fault: `is larger than ${LARGEST.file / MEGABYTE} MB.` }
  try {
    const sheets = await readWorkbook(repack(file), { parseNumber: String })
    return { sheets: new Map(sheets.map(({ sheet, data }) => [sheet, tableRows(data.map((row) => row.map(textOf)))])) }
  } catch (thrown) {
    return {
      fault:
        thrown instanceof RangeError ? 'is too large when it is unpacked.' : 'is no Excel workbook, or it is damaged.',
    }
  }
}
