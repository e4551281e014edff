import { join } from 'node:path'
import { checkQuestionMedia } from './check-media'
import { checkQuestion } from './check-question'
import { checkKeys, checkList, fieldsIn, isFields, textOf } from './fields'
import { listFiles, readYaml } from './read-file'
import type { Fault, SourceQuestion } from './source'
import { editions } from './tags'

/** Questions of one unit of the textbook that belong to no paper. */
export interface BankUnit {
  /** Path of the file inside the content folder. */
  file: string
  unit: number
  items: SourceQuestion[]
}

/** The bank of a content folder, and all its faults. */
export interface ReadBank {
  units: BankUnit[]
  faults: Fault[]
}

/** Folder of the bank and its media inside a content folder. */
const FOLDER = 'bank'

const keys = { texts: ['name'], others: ['edition', 'unit', 'unverified', 'items'] }

/** Parses one file of the bank and reports all its faults. `files`: paths inside the bank's folder. */
export const checkBankUnit = (
  raw: unknown,
  file: string,
  files: ReadonlySet<string>,
  faults: Fault[],
): BankUnit | undefined => {
  const report = (message: string) => void faults.push({ file, message })
  if (!isFields(raw)) {
    report('is no unit of the bank.')
    return undefined
  }
  checkKeys(raw, keys, report)
  checkList(raw['items'], 'items', report)
  const { edition, unit, unverified } = raw
  const units = typeof edition === 'number' ? editions[edition] : undefined
  if (units === undefined) report(`has an edition that is not known; known are ${Object.keys(editions).join(', ')}.`)
  const isUnit = typeof unit === 'number' && Number.isInteger(unit) && unit >= 1 && unit <= (units ?? 0)
  if (units !== undefined && !isUnit) report(`has a unit other than 1 to ${units}.`)
  if (textOf(raw, 'name') === undefined) report('has no name.')
  if (unverified !== undefined && typeof unverified !== 'boolean') report("'unverified' must be true or false.")
  const list = fieldsIn(raw['items'])
  if (list.length === 0) report('has no items.')
  const items = list.map((fields, index) => {
    const question = textOf(fields, 'item') ?? `at place ${index + 1}`
    const reportItem = (message: string) => void faults.push({ file, question, message })
    const item = checkQuestion(fields, files, reportItem, true)
    if (item.tags !== undefined && (item.tags.unit !== unit || item.tags.edition !== edition))
      reportItem('has tags of another unit than its file.')
    return item
  })
  return { file, unit: isUnit ? unit : 0, items }
}

/** Reads and validates the bank of a content folder: `bank/*.yaml` and the media beside; without units if there is none. */
export const readBank = async (content: string): Promise<ReadBank> => {
  const folder = join(content, FOLDER)
  const { files } = listFiles(folder)
  const faults: Fault[] = []
  const units: BankUnit[] = []
  const seen = new Set<string>()
  for (const name of [...files].filter((path) => /^[^/]+\.yaml$/.test(path)).toSorted()) {
    const file = `${FOLDER}/${name}`
    const read = readYaml(join(folder, name))
    if ('fault' in read) {
      faults.push({ file, message: read.fault })
      continue
    }
    const unit = checkBankUnit(read.value, file, files, faults)
    if (unit === undefined) continue
    units.push(unit)
    for (const [index, question] of unit.items.entries()) {
      const { item } = question
      const report = (message: string) => void faults.push({ file, question: item ?? `at place ${index + 1}`, message })
      if (item !== undefined && seen.has(item)) report('has an item that another question has too.')
      if (item !== undefined) seen.add(item)
      await checkQuestionMedia(question, folder, files, report)
    }
  }
  return { units, faults }
}
