import { join } from 'node:path'
import { checkQuestionMedia, createFileChecks } from './checks/check-media'
import { type PaperQuestion, checkQuestion, fieldsIn, textOf, type Fault } from '@naru/exam-kit/content'
import { withExplanations, readTurns } from './read-explanations'
import { checkUnit, readUnitFiles, type SourceUnit } from './checks/check-unit'

/** Questions of one unit of the textbook that belong to no exam. */
export interface BankUnit extends SourceUnit {
  items: PaperQuestion[]
}

export interface ReadBank {
  units: BankUnit[]
  faults: Fault[]
}

/** Folder of the bank and its media inside a content folder. */
export const BANK = 'bank'

/** Parses one file of the bank and reports all its faults. `files`: paths inside the bank's folder. */
export const checkBankUnit = (
  raw: unknown,
  file: string,
  files: ReadonlySet<string>,
  faults: Fault[],
): BankUnit | undefined => {
  const report = (message: string) => void faults.push({ file, message })
  const checked = checkUnit(raw, file, { list: 'items', first: 1 }, report)
  if (checked === undefined) {
    report('is no unit of the bank.')
    return undefined
  }
  const { head, edition, fields } = checked
  const list = fieldsIn(fields['items'])
  if (list.length === 0) report('has no items.')
  const items = list.map((itemFields, index) => {
    const question = textOf(itemFields, 'item') ?? `at place ${index + 1}`
    const reportItem = (message: string) => void faults.push({ file, question, message })
    const item = checkQuestion(itemFields, files, reportItem, true)
    if (item.tags !== undefined && (item.tags.unit !== fields['unit'] || item.tags.edition !== edition))
      reportItem('has tags of another unit than its file.')
    return item
  })
  return { ...head, items }
}

/** Reads and validates the bank of a content folder: `bank/*.yaml` and the media beside; without units if there is none. */
export const readBank = async (content: string): Promise<ReadBank> => {
  const faults: Fault[] = []
  const units: BankUnit[] = []
  const seen = new Set<string>()
  const found = readUnitFiles(content, BANK, faults)
  const checks = createFileChecks(join(content, BANK))
  const sources = found.units.map(({ raw }) => ({ raw, list: 'items' as const }))
  const place = { folder: join(content, BANK), files: found.files, prefix: `${BANK}/` }
  const withTurns = readTurns(place.folder, found.files)
  for (const [index, raw] of withExplanations(sources, place, faults).entries()) {
    const file = found.units[index]?.file ?? ''
    const unit = checkBankUnit(withTurns(raw), file, found.files, faults)
    if (unit === undefined) continue
    units.push(unit)
    for (const [index, question] of unit.items.entries()) {
      const { item } = question
      const report = (message: string) => void faults.push({ file, question: item ?? `at place ${index + 1}`, message })
      if (item !== undefined && seen.has(item)) report('has an item that another question has too.')
      if (item !== undefined) seen.add(item)
      await checkQuestionMedia(question, checks, found.files, report)
    }
  }
  return { units, faults }
}
