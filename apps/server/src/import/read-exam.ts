import {
  checkExam,
  type Fault,
  type Fields,
  fieldsIn,
  isFields,
  NO_KEY,
  optionalProp,
  type Paper,
  type SourceList,
  type SourceLocation,
  type TimeBudget,
} from '@naru/exam-kit/content'
import { basename, join } from 'node:path'
import { checkMedia } from './checks/check-media'
import { isGift, isPackage, readFormat } from './formats/read-format'
import { readTurns, withExplanations } from './read-explanations'
import { listFiles, readPlainFile, readYaml } from './read-file'
import { readCsv, type TableRow } from './tables/csv'
import { examFromTables, type ExamTables, NO_SUCH_KEY, type RawExam, tableLabelOf } from './tables/exam-from-table'
import { LARGEST_WORKBOOK, readXlsx } from './tables/xlsx'

/** Excel's lock file of an open workbook, `~$…`, is none. */
const isWorkbook = (name: string) => name.endsWith('.xlsx') && !name.startsWith('~$') && !name.includes('/')

/** The files of a folder that define an exam: more than one is ambiguous. */
export const examFilesOf = (files: ReadonlySet<string>): string[] =>
  [...files]
    .filter((name) => name === 'exam.yaml' || name === 'questions.csv' || isWorkbook(name) || isGift(name))
    .toSorted()

/** Result of reading an exam's folder. `exam` may be set beside faults. */
export interface ReadExam {
  exam?: Paper
  /** Of its files, if it is not the one that was read. */
  folder?: string
  /** Of the exam's sections with clips. */
  budgets?: TimeBudget[]
  /** Paths of its files without a fault. */
  sound?: ReadonlySet<string>
  faults: Fault[]
}

interface Place {
  folder: string
  /** Inside the folder. */
  name: string
  /** How faults name it. */
  label: string
  /** All files of the folder. */
  files: ReadonlySet<string>
  /** The draft whose facts stay where the file has none. */
  paper: Fields | undefined
}

/** Validates an exam and, if it could be parsed, the files that it references. */
const validate = async (
  read: unknown,
  { folder, label: file, files, paper }: Omit<Place, 'name'>,
  source: {
    labelOf?: (name: string) => string
    rows?: RawExam['rows']
    tables?: Readonly<Record<SourceList, string>>
    /** How faults name the place of each question. @default the file */
    places?: readonly string[]
    /** Facts that the exam gets if neither it nor the paper has them. @default none */
    usual?: Fields
  } = {},
): Promise<ReadExam> => {
  const { labelOf = (name: string) => name, rows, tables, places, usual } = source
  const locationOf = (index: number, list: SourceList): SourceLocation => {
    const row = rows?.[list][index]
    const place = list === 'questions' ? places?.[index] : undefined
    return { file: place ?? tables?.[list] ?? file, ...(row === undefined ? {} : { row }) }
  }
  const facts = isFields(read) && paper !== undefined ? withFactsOf(paper, read) : read
  const raw = isFields(facts) ? { ...usual, ...facts } : facts
  const { exam, faults } = checkExam(raw, { file, files, locationOf, labelOf })
  if (exam === undefined) return { faults }
  const numbers = (isFields(raw) ? fieldsIn(raw['questions']) : []).map(({ number }) => number)
  const media = await checkMedia(exam, folder, {
    file,
    files,
    locationOf: (holder) =>
      'number' in holder
        ? locationOf(numbers.indexOf(holder.number), 'questions')
        : locationOf(exam.groups?.indexOf(holder) ?? -1, 'groups'),
    minutesLabel: labelOf('listeningTimeMinutes'),
  })
  return { exam, budgets: media.budgets, sound: media.sound, faults: [...faults, ...media.faults] }
}

const fromTables = async (tables: ExamTables, place: Place): Promise<ReadExam> => {
  const { raw, rows, faults } = examFromTables(tables)
  const { file } = tables.exam
  const names = {
    questions: tables.questions.file,
    groups: tables.groups?.file ?? file,
    sections: tables.sections?.file ?? file,
  }
  const read = await validate(raw, { ...place, label: file }, { rows, labelOf: tableLabelOf, tables: names })
  // A cell that names none of the options is reported once.
  const isReported = ({ row, message }: Fault) =>
    message === NO_KEY && faults.some((fault) => fault.row === row && fault.message.startsWith(NO_SUCH_KEY))
  return { ...read, faults: [...faults, ...read.faults.filter((fault) => !isReported(fault))] }
}

const fromWorkbook = async (place: Place): Promise<ReadExam> => {
  const { folder, name, label } = place
  const file = readPlainFile(join(folder, name), LARGEST_WORKBOOK)
  if ('fault' in file) return { faults: [{ file: label, message: `${file.fault}.` }] }
  const read = readXlsx(file.value)
  if ('fault' in read) return { faults: [{ file: label, message: read.fault }] }
  const sheet = (sheetName: string) => {
    const entry = [...read.sheets].find(([title]) => title.trim().toLowerCase() === sheetName.toLowerCase())
    return entry && { file: `${label}, sheet ${sheetName}`, rows: entry[1] }
  }
  const [exam, questions] = [sheet('Exam'), sheet('Questions')]
  const others = { ...optionalProp('groups', sheet('Groups')), ...optionalProp('sections', sheet('Sections')) }
  if (exam !== undefined && questions !== undefined) return fromTables({ exam, questions, ...others }, place)
  const missing = [...(exam ? [] : ['Exam']), ...(questions ? [] : ['Questions'])]
  return { faults: missing.map((title) => ({ file: label, message: `has no sheet '${title}'.` })) }
}

const fromCsv = async (place: Place): Promise<ReadExam> => {
  const { folder, files } = place
  const faults: Fault[] = []
  const table = (name: string): { file: string; rows: readonly TableRow[] } => {
    const file = place.label.replace(/[^/]*$/, name)
    if (!files.has(name)) faults.push({ file, message: 'is not there.' })
    const content = files.has(name) ? readPlainFile(join(folder, name)) : { value: Buffer.of() }
    const read = 'fault' in content ? { fault: `${content.fault}.` } : readCsv(content.value)
    if ('rows' in read) return { file, rows: read.rows }
    faults.push({ file, message: read.fault })
    return { file, rows: [] }
  }
  const other = (name: string) => (files.has(name) ? table(name) : undefined)
  const tables = {
    exam: table('exam.csv'),
    questions: table('questions.csv'),
    ...optionalProp('groups', other('groups.csv')),
    ...optionalProp('sections', other('sections.csv')),
  }
  return faults.length > 0 ? { faults } : fromTables(tables, place)
}

const fromFormat = async (place: Place): Promise<ReadExam> => {
  const { folder, name, label, files, paper } = place
  const read = readFormat(folder, name, label, files, paper !== undefined)
  if ('fault' in read) return { faults: [{ file: label, message: read.fault }] }
  const validated = await validate(read.raw, { ...place, folder: read.folder, files: read.files }, read)
  return { ...validated, folder: read.folder, faults: [...read.faults, ...validated.faults] }
}

/**
 * Reads and validates the exam in a folder: `exam.yaml`, or one `.xlsx` workbook, GIFT file or (if there is nothing else) QTI package, or CSV files (`exam.csv`, `questions.csv`; `groups.csv` and
 * `sections.csv` if it has them), with media beside.
 * @param prefix - prefix of file names in faults: the folder's own name and `/`, or nothing.
 * @param only - the file to read. Default: the folder's only one.
 * @param paper - the draft whose facts stay where the file has none (`withFactsOf`). Default: the file has all.
 */
export const readExam = async (folder: string, prefix: string, only?: string, paper?: Fields): Promise<ReadExam> => {
  const { files } = listFiles(folder)
  const named = examFilesOf(files)
  const packages = [...files].filter(isPackage).toSorted()
  const sources =
    only === undefined ? (named.length > 0 ? named : packages) : [...named, ...packages].filter((name) => name === only)
  const [name, other] = sources
  if (name === undefined)
    return { faults: [{ file: prefix === '' ? basename(folder) : prefix, message: 'has no exam.' }] }
  if (other !== undefined) {
    return { faults: [{ file: prefix + name, message: `lies beside '${other}': which of them is the exam?` }] }
  }
  const place: Place = { folder, name, label: prefix + name, files, paper }
  if (name === 'questions.csv') return fromCsv(place)
  if (isGift(name) || isPackage(name)) return fromFormat(place)
  if (name !== 'exam.yaml') return fromWorkbook(place)
  const read = readYaml(join(folder, name))
  if ('fault' in read) return { faults: [{ file: place.label, message: read.fault }] }
  const faults: Fault[] = []
  const [raw] = withExplanations([{ raw: read.value, list: 'questions' }], { folder, files, prefix }, faults)
  const validated = await validate(readTurns(folder, files)(raw), place)
  return { ...validated, faults: [...faults, ...validated.faults] }
}

/** What an exam says of itself, beside its times and its questions. */
const factFields = ['topic', 'description', 'duration', 'photo', 'verdictThresholds', 'guidelines'] as const
const minuteFields = ['readingTimeMinutes', 'listeningTimeMinutes'] as const

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const picked = (from: Fields, names: readonly string[], into: Fields): Fields =>
  Object.fromEntries(
    names.filter((name) => isAbsent(into[name]) && !isAbsent(from[name])).map((name) => [name, from[name]]),
  )

/** The times of a paper that a file does not give. A file with minutes has reading and listening, whatever the paper has. */
const timesFor = (paper: Fields, raw: Fields): Fields => {
  if (!isAbsent(raw['sections'])) return {}
  const hasMinutes = minuteFields.some((name) => !isAbsent(raw[name]))
  if (!isAbsent(paper['sections'])) return hasMinutes ? {} : { sections: paper['sections'] }
  return picked(paper, minuteFields, raw)
}

/** A question in the first of the paper's sections that takes it, unless it is in one of them. */
const placedIn = (sections: readonly Fields[], question: Fields): Fields => {
  const { type, section = type } = question
  if (sections.some(({ id }) => id === section)) return question
  const fitting = sections.find(({ playback }) => isFields(playback) === (type === 'listening'))
  return fitting === undefined ? question : { ...question, section: fitting['id'] }
}

/**
 * A file in the form of `exam.yaml` as a new state of a paper: what the file does not say of the exam as a whole stays as the paper has it.
 * The id is always the paper's.
 */
const withFactsOf = (paper: Fields, raw: Fields): Fields => {
  const times = timesFor(paper, raw)
  const sections = fieldsIn(times['sections'])
  // Texts in other languages, and which of them nobody has reviewed, belong together.
  const texts = isAbsent(raw['translations']) ? picked(paper, ['translations', 'unreviewed'], {}) : {}
  return {
    ...raw,
    ...picked(paper, factFields, raw),
    ...times,
    ...texts,
    id: paper['id'],
    ...(sections.length > 0 && {
      questions: fieldsIn(raw['questions']).map((question) => placedIn(sections, question)),
    }),
  }
}
