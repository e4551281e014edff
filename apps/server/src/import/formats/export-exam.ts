import { type Paper, type StoredPaper, withFiles, writtenPaper } from '@naru/exam-kit/content'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { stringify } from 'yaml'
import { writeGift } from './gift'
import { type QtiVersion, writeQti } from './qti-write'
import { isGift, isPackage } from './read-format'
import { tablesFromExam } from '../tables/tables-from-exam'
import { writeXlsx } from '../tables/write-xlsx'
import { currentVersionOf } from '../../modules/exams/repository'
import { fetchFiles, type FilePlace } from '../../modules/media/store'
import type { Database } from '../../platform/db/database'
import { StartFailure } from '../../platform/failure'

/** Writes a new file; the folders above are made. */
const writeNew = async (path: string, content: string | Uint8Array | Iterable<Uint8Array>) => {
  mkdirSync(dirname(path), { recursive: true })
  await writeFile(path, content, { flag: 'wx' })
}

/**
 * Writes the current version of an exam with its media: `.zip` as a QTI package, `.gift` or `.gift.txt` as GIFT and `.xlsx` as a workbook, both
 * with the media in a folder of the same name beside it; anything else is a new folder with `exam.yaml`.
 * @throws StartFailure if there is no such exam, or something has that name already.
 */
export const exportExam = async (
  { database, ...place }: { database: Database } & FilePlace,
  examId: string,
  target: string,
  version: QtiVersion,
): Promise<void> => {
  const current = await currentVersionOf(database, examId)
  if (current === undefined) throw new StartFailure(`There is no exam '${examId}'.`)
  const name = basename(target)
  const isTable = name.toLowerCase().endsWith('.xlsx')
  const hasFolder = isGift(name) || isTable
  const label = name.replace(/\.(gift\.txt|gift|xlsx)$/i, '')
  const { exam, media } = exportedPaper(current.content, hasFolder ? `${label}/` : '')
  for (const path of [target, ...(hasFolder ? [join(dirname(target), label)] : [])])
    if (existsSync(path)) throw new StartFailure(`${path} is there already.`)
  await fetchFiles(place, media.values())
  const contentOf = (path: string) => readFileSync(join(place.mediaFolder, media.get(path) ?? ''))
  if (isPackage(name)) {
    await writeNew(target, writeQti(exam, contentOf, version))
    return
  }
  const folder = hasFolder ? dirname(target) : target
  for (const path of media.keys()) await writeNew(join(folder, path), contentOf(path))
  if (isTable) await writeNew(target, writeXlsx(tablesFromExam(exam)))
  else
    await writeNew(
      hasFolder ? target : join(target, 'exam.yaml'),
      isGift(name) ? writeGift(exam) : stringify(exam, { lineWidth: 0 }),
    )
}

const folders = { photo: 'images/', audio: 'audio/', dialogue: 'audio/' } as const

/**
 * A stored version as its author could have written it, and the media name of each of its paths.
 * @param prefix - folder of the files, with `/` at its end; default none.
 */
const exportedPaper = (version: StoredPaper, prefix = ''): { exam: Paper; media: ReadonlyMap<string, string> } => {
  const media = new Map<string, string>()
  const paths = new Map<string, string>()
  const exam = withFiles(writtenPaper(version), (name, field, label) => {
    const folder = label === '' ? '' : folders[field]
    const base = label === '' ? field : field === 'dialogue' ? `${label}-dialogue` : label
    // The import knows an encoded picture by its name.
    const own = name.endsWith('.webp') ? name : `${base}${extname(name)}`
    const path = paths.get(name) ?? `${prefix}${folder}${own}`
    paths.set(name, path)
    media.set(path, name)
    return path
  })
  return { exam, media }
}
