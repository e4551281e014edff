import { join } from 'node:path'
import {
  checkKeys,
  checkList,
  isFields,
  textOf,
  type Fields,
  type Report,
  type Fault,
  editions,
  checkOtherLanguages,
  languages,
} from '@naru/exam-kit/content'
import { listFiles, readYaml } from '../read-file'

/** What the file of a unit of the textbook says of the unit. */
export interface SourceUnit {
  /** Path of the file inside the content folder. */
  file: string
  /** -1 if it is not known. */
  unit: number
  /** Korean. */
  name: string
  /** The name in other languages. */
  names: Readonly<Record<string, string>>
  /** Whether somebody has compared the name with the book. */
  isVerified: boolean
}

/** The languages of names beside the Korean one. */
const nameLanguages = languages.filter((language) => language !== 'ko')

/**
 * Parses what the file of a unit says of the unit, and reports all its faults; undefined if it is no mapping. `list`: name of the
 * list of the unit's entries; `first`: the lowest number of a unit.
 */
export const checkUnit = (
  raw: unknown,
  file: string,
  { list, first }: { list: string; first: 0 | 1 },
  report: Report,
): { head: SourceUnit; edition: unknown; fields: Fields } | undefined => {
  if (!isFields(raw)) return undefined
  checkKeys(raw, { texts: ['name'], others: ['edition', 'unit', 'names', 'unverified', list] }, report)
  checkList(raw[list], list, report)
  const { edition, unit, unverified } = raw
  const units = typeof edition === 'number' ? editions[edition] : undefined
  if (units === undefined) report(`has an edition that is not known; known are ${Object.keys(editions).join(', ')}.`)
  const isUnit = typeof unit === 'number' && Number.isInteger(unit) && unit >= first && unit <= (units ?? 0)
  if (units !== undefined && !isUnit) report(`has a unit other than ${first} to ${units}.`)
  const name = textOf(raw, 'name')
  if (name === undefined) report('has no name.')
  if (unverified !== undefined && typeof unverified !== 'boolean') report("'unverified' must be true or false.")
  const names = checkOtherLanguages(raw, 'names', report, nameLanguages) ?? {}
  const head = { file, unit: isUnit ? unit : -1, name: name ?? '', names, isVerified: unverified !== true }
  return { head, edition, fields: raw }
}

/** The units that files of the content name, by their numbers; reports a file that names its unit otherwise than another. */
export const unitsOf = (
  heads: readonly SourceUnit[],
  reportIn: (file: string, message: string) => void,
): SourceUnit[] => {
  const units = new Map<number, SourceUnit>()
  for (const head of heads.filter(({ unit, name }) => unit >= 0 && name !== '')) {
    const known = units.get(head.unit)
    if (known !== undefined && known.name !== head.name)
      reportIn(head.file, `names its unit '${head.name}', but ${known.file} names it '${known.name}'.`)
    units.set(head.unit, {
      ...(known ?? head),
      names: { ...known?.names, ...head.names },
      isVerified: head.isVerified && known?.isVerified !== false,
    })
  }
  return [...units.values()].toSorted((one, other) => one.unit - other.unit)
}

/** The parsed YAML files that lie directly in a folder of a content folder, and all files in it; reports files that cannot be read. */
export const readUnitFiles = (content: string, folder: string, faults: Fault[]) => {
  const { files } = listFiles(join(content, folder))
  const units: { file: string; raw: unknown }[] = []
  for (const name of [...files].filter((path) => /^[^/]+\.yaml$/.test(path)).toSorted()) {
    const file = `${folder}/${name}`
    const read = readYaml(join(content, file))
    if ('fault' in read) faults.push({ file, message: read.fault })
    else units.push({ file, raw: read.value })
  }
  return { files, units }
}
