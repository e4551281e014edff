import { checkExam, type Fields, fieldsIn, type Paper, withFiles } from '@naru/exam-kit/content'
import { isDeepStrictEqual } from 'node:util'
import { checkMedia } from '../import/checks/check-media'
import { type Difference, differenceOf, reuseIds } from '../import/same-questions'
import { trimRows } from '../import/tables/csv'
import { examFromTables } from '../import/tables/exam-from-table'
import { tablesFromExam } from '../import/tables/tables-from-exam'
import { processPicture } from '../modules/media/process-picture'
import { checkDraft, mediaNamesIn } from '../modules/papers/rules'
import { exportFile } from './export-file'
import { convertFile, readUpload, unpackUpload } from './import-file'
import { joinTakes } from './store-clip'
import { processPortrait, processUpload } from './upload'

/**
 * All work on files of others. Each job takes one value and returns one, which are copied between the threads: no functions, and no classes but
 * those of JavaScript. A `Buffer` arrives as a `Uint8Array`.
 */
export const jobs = {
  unpackUpload,
  readUpload,
  convertFile,
  importedDraft: ({
    id,
    current,
    exam,
    media,
  }: {
    id: string
    current: Fields
    exam: Paper
    media: ReadonlyMap<string, string>
  }) => importedDraft(id, current, exam, media),
  /** Checks the files of a paper's draft as the import does. */
  checkPaperFiles: ({ exam, mediaFolder, files }: { exam: Paper; mediaFolder: string; files: ReadonlySet<string> }) =>
    checkMedia(exam, mediaFolder, {
      file: exam.id,
      files,
      locationOf: () => ({ file: exam.id }),
      minutesLabel: 'listeningTimeMinutes',
    }),
  exportFile,
  processUpload,
  /** With the limits of pictures on public pages. */
  processPicture: (base64: string) => processPicture(base64),
  processPortrait,
  joinTakes,
}

export type Jobs = typeof jobs

const readDraft = (id: string, draft: Fields) => checkDraft(id, draft, new Set(mediaNamesIn(draft))).exam

/** An exam as a workbook carries it: a script is a transcript, an option without content is none. */
const carriedByTables = (exam: Paper): Paper => {
  const { Exam = [], Questions = [], Groups = [], Sections = [] } = tablesFromExam(exam)
  const table = (rows: readonly string[][]) => {
    const read = trimRows(rows.map((cells, index) => ({ row: index + 1, cells })))
    return { file: '', rows: 'rows' in read ? read.rows : [] }
  }
  const { raw } = examFromTables({
    exam: table(Exam),
    questions: table(Questions),
    groups: table(Groups),
    sections: table(Sections),
  })
  return checkExam(raw, { file: '', files: new Set() }).exam ?? exam
}

/**
 * A read value in which the fields that are equal in a file of the current value are those of the current value, so that what nobody has
 * changed stays as it was written.
 *
 * @param carried the current value as each kind of file carries it
 */
const withCurrent = (read: Fields, current: Fields, carried: readonly Fields[]): Fields => {
  const names = new Set([...Object.keys(current), ...Object.keys(read)])
  const entries = [...names].map((name) => {
    const isUnchanged = carried.some((fields) => isDeepStrictEqual(fields[name], read[name]))
    return [name, isUnchanged ? current[name] : read[name]] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** `withCurrent` of each entry of a list that is in the current list, too. */
const listWithCurrent = (read: Fields, current: Fields, carried: readonly Fields[], list: string, key: string) => {
  const find = (fields: Fields, entry: Fields) => fieldsIn(fields[list]).find((other) => other[key] === entry[key])
  return fieldsIn(read[list]).map((entry) => {
    const before = find(current, entry)
    const forms = carried.map((fields) => find(fields, entry) ?? {})
    return before === undefined ? entry : withCurrent(entry, before, forms)
  })
}

/**
 * A read exam as a draft of a paper. Its questions get the items of the same questions of the paper's draft, or new ones.
 * @returns also what differs from that draft; undefined if nothing does.
 */
export const importedDraft = (
  id: string,
  current: Fields,
  exam: Paper,
  media: ReadonlyMap<string, string>,
): { draft: Fields; difference: Difference | undefined } => {
  const named: Fields = { ...withFiles(exam, (path) => media.get(path) ?? path), id }
  const own = readDraft(id, current)
  const before = own && reuseIds(undefined, own)
  const read = readDraft(id, named)
  if (read === undefined) return { draft: named, difference: undefined }
  const items = reuseIds(before, read).questions.map(({ item }) => item)
  const questions = fieldsIn(named['questions']).map((question, index) => ({ ...question, item: items[index] }))
  const withItems = { ...named, questions }
  const carried = own === undefined ? [] : [own, carriedByTables(own)]
  const groups = listWithCurrent(withItems, current, carried, 'groups', 'id')
  const draft = {
    ...withCurrent(withItems, current, carried),
    ...(groups.length > 0 && { groups }),
    questions: listWithCurrent(withItems, current, carried, 'questions', 'item'),
  }
  const after = readDraft(id, draft)
  return { draft, difference: before && after && differenceOf(before, reuseIds(before, after)) }
}
