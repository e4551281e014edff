import {
  editions,
  families,
  type Fault,
  faultLine,
  languages,
  type PaperQuestion,
  type PaperTags,
  sectors,
  sounds,
} from '@naru/exam-kit/content'
import { sql } from 'drizzle-orm'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CommandOptions, openForCommand, usageOf } from './command'
import { importLines, regradeLines } from './content-report'
import { SEED_LOCK } from './seed'
import { exportExam } from '../import/formats/export-exam'
import { qtiVersions } from '../import/formats/qti-write'
import { importContent, storeFiles } from '../import/import-content'
import type { Counts } from '../import/import-practice'
import { type Content, readContent } from '../import/read-content'
import { appendEntry, recordChange } from '../modules/audit/record'
import type { Subject } from '../modules/audit/subject'
import { fetchFiles, uploadFiles } from '../modules/media/store'
import { previewRegrading, regrade } from '../modules/regrade/regrade'
import type { Database, OpenDatabase } from '../platform/db/database'
import { prepareFolder } from '../platform/db/open'
import { exams, media } from '../platform/db/schema'
import { reasonOf, StartFailure } from '../platform/failure'
import { checkObjectStore, openObjectStore } from '../platform/files/object-store'
import { readSettings, type Settings } from '../platform/settings'

const usage = ({ program }: CommandOptions) => `${usageOf(program, {
  'import DIR [--dry-run]':
    "checks a content folder, an exam's folder, workbook, GIFT file or QTI package, and imports it",
  'export EXAM FILE [--qti 2.2]':
    'writes an exam: .zip is QTI 3.0 or 2.2, .gift is GIFT, .xlsx a workbook, others a folder',
  'regrade EXAM [--dry-run]': 'marks all attempts at an exam by its current keys',
  'media upload|download':
    'copies media between DATA_DIR and the object store (MEDIA_URL): before the servers use it, and before they stop to',
  'coverage [DIR…]':
    'counts questions by field, family, sound, sector, unit and language of explanation; DIR: content if absent',
})}

With --dry-run nothing is changed. The database is that of the server: DATABASE_URL, or the embedded one in DATA_DIR.`

const mediaFolderOf = ({ data }: Settings) => {
  if (data.kind === 'memory') throw new StartFailure('Set DATA_DIR to the folder where the server keeps its media.')
  const folder = join(data.path, 'media')
  prepareFolder(folder)
  return folder
}

const subjectsOf = ({ exams: sources, plans, advertisements, videos }: Content): Subject[] => [
  ...sources.map(({ exam }): Subject => ({ kind: 'exam', id: exam.id })),
  ...plans.map(({ id }): Subject => ({ kind: 'plan', id })),
  ...advertisements.map(({ id }): Subject => ({ kind: 'advertisement', id })),
  ...videos.map(({ id }): Subject => ({ kind: 'video', id })),
]

const isChanged = (counts: Counts | undefined) =>
  counts !== undefined && counts.new + counts.changed + counts.removed > 0

const runImport = async (
  { database }: OpenDatabase,
  settings: Settings,
  path: string,
  isDry: boolean,
  options: CommandOptions,
) => {
  const { print, now, folder } = options
  const known = await database.select({ id: exams.id }).from(exams)
  const read = await readContent(
    resolve(folder, path),
    known.map(({ id }) => id),
  )
  if ('faults' in read) {
    for (const fault of read.faults) print(faultLine(fault))
    print(`${read.faults.length === 1 ? '1 fault' : `${read.faults.length} faults`}: nothing was imported.`)
    return 1
  }
  const mediaFolder = mediaFolderOf(settings)
  const objects = settings.mediaUrl && openObjectStore(settings.mediaUrl)
  if (!isDry) {
    const names = await storeFiles(mediaFolder, read.content)
    if (objects !== undefined) await uploadFiles({ mediaFolder, objects }, names)
  }
  const importAll = async (transaction: Database) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const imported = await importContent({ database: transaction, mediaFolder, now: now(), isDry }, read.content)
    const { bank, words } = imported
    if (!isDry && [bank, words].some(isChanged))
      await appendEntry(transaction, { actor: 'command', action: 'importContent', after: { bank, words } })
    return imported
  }
  const subjects = isDry ? [] : subjectsOf(read.content)
  const report = await recordChange(database, { actor: 'command', action: 'importContent', subjects }, importAll)
  for (const line of importLines(report)) print(line)
  print(isDry ? 'No faults. Nothing was imported, since this was a dry run.' : 'Imported.')
  return 0
}

/** Copies media to the object store, or from it. Ended at any moment, it goes on when it is called again. */
const copyMedia = async (
  { database }: OpenDatabase,
  settings: Settings,
  isUpload: boolean,
  print: (line: string) => void,
) => {
  if (settings.mediaUrl === undefined) throw new StartFailure('Set MEDIA_URL to the object store.')
  const place = { mediaFolder: mediaFolderOf(settings), objects: openObjectStore(settings.mediaUrl) }
  await checkObjectStore(place.objects)
  const names = (await database.select({ name: media.name }).from(media)).map(({ name }) => name)
  const { copied, missing } = await (isUpload ? uploadFiles : fetchFiles)(place, names)
  print(`Copied ${copied} of ${names.length} files; ${names.length - copied - missing.length} were there already.`)
  for (const name of missing) print(`Missing: ${name}`)
  return missing.length === 0 ? 0 : 1
}

/** Prints the coverage of content folders, or their faults. Needs no database. */
const runCoverage = async (paths: readonly string[], { print, folder }: CommandOptions) => {
  const columns: CoverageColumn[] = []
  const faults: Fault[] = []
  for (const path of (paths.length === 0 ? ['content'] : paths).map((each) => resolve(folder, each))) {
    const read = await readContent(path)
    if ('faults' in read) {
      faults.push(...read.faults)
      continue
    }
    const { exams, bank } = read.content
    columns.push(...exams.map(({ exam: { id, questions } }) => ({ name: id, questions })))
    if (bank !== undefined) columns.push({ name: 'bank', questions: bank.flatMap(({ items }) => items) })
  }
  for (const line of faults.length > 0 ? faults.map(faultLine) : coverageLines(columns)) print(line)
  return faults.length > 0 ? 1 : 0
}

const runRegrade = async (
  { database }: OpenDatabase,
  { publicUrl, timeZone }: Settings,
  examId: string,
  isDry: boolean,
  options: CommandOptions,
) => {
  const { print } = options
  const regrading = await (isDry
    ? previewRegrading({ database }, examId)
    : regrade({ database, publicUrl, timeZone }, examId))
  if (regrading === undefined) throw new StartFailure(`There is no exam '${examId}'.`)
  for (const line of regradeLines(regrading)) print(line)
  const learners = new Set(regrading.marks.map(({ userId }) => userId)).size
  print(
    isDry
      ? `Nothing was changed, since this was a dry run. ${learners} learner${learners === 1 ? '' : 's'} would be told by mail.`
      : `Done. ${learners} learner${learners === 1 ? ' is' : 's are'} told by mail, which the running server sends.`,
  )
  return 0
}

const parseArguments = (options: CommandOptions) => {
  try {
    return parseArgs({
      args: [...options.args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        qti: { type: 'string', default: '3.0' },
      },
      allowPositionals: true,
    })
  } catch (thrown) {
    throw new StartFailure(`${reasonOf(thrown).split('\n')[0]}\n\n${usage(options)}`)
  }
}

/**
 * Runs the content command.
 * @returns the exit code: 0, or 1 if the content has faults.
 * @throws StartFailure for unknown arguments, an unreachable database, or a data folder that a running server has locked.
 */
export const runContent = async (options: CommandOptions): Promise<number> => {
  const { values, positionals } = parseArguments(options)
  const [command, subject, ...rest] = positionals
  if (values.help) {
    options.print(usage(options))
    return 0
  }
  if (command === 'coverage' && !values['dry-run']) return runCoverage(positionals.slice(1), options)
  const isExport = command === 'export' && rest.length === 1 && !values['dry-run']
  const isCopy = command === 'media' && (subject === 'upload' || subject === 'download') && !values['dry-run']
  const isKnown =
    (isCopy && rest.length === 0) || isExport || ((command === 'import' || command === 'regrade') && rest.length === 0)
  const version = qtiVersions.find((each) => each === values.qti)
  if (!isKnown || subject === undefined || version === undefined) throw new StartFailure(usage(options))
  const settings = readSettings(options.environment)
  const isDry = values['dry-run']
  const opened = await (options.openDatabase ?? openForCommand)(settings)
  try {
    if (isCopy) return await copyMedia(opened, settings, subject === 'upload', options.print)
    if (isExport) {
      const target = resolve(options.folder, rest[0] ?? '')
      const place = {
        mediaFolder: mediaFolderOf(settings),
        objects: settings.mediaUrl && openObjectStore(settings.mediaUrl),
      }
      await exportExam({ database: opened.database, ...place }, subject, target, version)
      options.print(`Exported to ${target}.`)
      return 0
    }
    return command === 'import'
      ? await runImport(opened, settings, subject, isDry, options)
      : await runRegrade(opened, settings, subject, isDry, options)
  } finally {
    await opened.close()
  }
}

/** Questions that are counted together: those of an exam, or of the bank. */
interface CoverageColumn {
  name: string
  questions: readonly Pick<PaperQuestion, 'tags' | 'explanation' | 'explanations'>[]
}

const fieldNames = [...Object.keys(families.reading), ...Object.keys(families.listening)]
const familyNames = Object.values(families).flatMap((byField) => Object.values(byField).flat())
const unitsOf = ([edition, units]: [string, number]) =>
  Array.from({ length: units }, (_, index) => `${edition} ${index + 1}`)

const unitOf = ({ edition, unit }: PaperTags) =>
  edition === undefined || unit === undefined ? undefined : `${edition} ${unit}`

interface Table {
  title: string
  rows: readonly string[]
  /** The rows of a question; undefined entries are skipped. */
  rowsOf: (question: CoverageColumn['questions'][number]) => (string | undefined)[]
}

const tables: readonly Table[] = [
  { title: 'field', rows: fieldNames, rowsOf: ({ tags }) => [tags?.field] },
  { title: 'family', rows: familyNames, rowsOf: ({ tags }) => [tags?.family] },
  { title: 'sound', rows: sounds, rowsOf: ({ tags }) => [tags?.sound] },
  { title: 'sector', rows: sectors, rowsOf: ({ tags }) => [tags?.sector] },
  { title: 'unit', rows: Object.entries(editions).flatMap(unitsOf), rowsOf: ({ tags = {} }) => [unitOf(tags)] },
  {
    title: 'explained in',
    rows: languages,
    rowsOf: ({ explanation, explanations }) => [explanation && 'en', ...Object.keys(explanations ?? {})],
  },
]

const NONE = 'without'

/** Formats how many questions of each exam have which field, family, sound, sector and unit, and an explanation in which language, as a table each. */
const coverageLines = (columns: readonly CoverageColumn[]): string[] =>
  tables.flatMap(({ title, rows, rowsOf }) => {
    const counts = columns.map(({ questions }) => {
      const names = questions.map((question) => rowsOf(question).filter((row) => row !== undefined))
      return (row: string) => names.filter((own) => (row === NONE ? own.length === 0 : own.includes(row))).length
    })
    const width = Math.max(...[title, NONE, ...rows].map((name) => name.length))
    const line = (name: string, cells: readonly string[]) =>
      [name.padEnd(width), ...cells.map((cell, index) => cell.padStart((columns[index]?.name ?? '').length))].join('  ')
    return [
      line(
        title,
        columns.map(({ name }) => name),
      ),
      ...[...rows, NONE].map((row) =>
        line(
          row,
          counts.map((count) => String(count(row))),
        ),
      ),
      '',
    ]
  })
