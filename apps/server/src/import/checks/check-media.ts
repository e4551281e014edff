import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import { clipEndings, clipSeconds } from '../../modules/media/clip-length'
import {
  type Paper,
  type PaperGroup,
  type PaperQuestion,
  optionalProp,
  type Report,
  type Fault,
  type SourceLocation,
  timeBudgets,
  type TimeBudget,
} from '@naru/exam-kit/content'
import { LARGEST_PICTURE, pictureFault } from '../picture'
import { readPlainFile } from '../read-file'

/** In bytes. */
const LARGEST_CLIP = 20 * 1024 * 1024
/** In seconds. */
const LONGEST_CLIP = 10 * 60

interface CheckedFile {
  /** A sentence without its subject. */
  fault?: string
  /** Hash of its content, if it could be read. */
  digest?: string
  /** Length of a clip; 0 if it cannot be played. */
  seconds: number
}

export interface FileChecks {
  picture: (path: string) => Promise<CheckedFile>
  clip: (path: string) => Promise<CheckedFile>
  /** The files that were checked and have no fault. */
  sound: Set<string>
}

/** Reads a regular file of at most `most` bytes, and describes its fault otherwise. */
const readRegularFile = (folder: string, path: string, most: number): { file: Buffer } | { fault: string } => {
  const read = readPlainFile(join(folder, path), most)
  if ('value' in read) return { file: read.value }
  return { fault: `names ${read.fault === 'is no plain file' ? '' : 'the file '}'${path}', which ${read.fault}.` }
}

const checkPicture = async (folder: string, path: string): Promise<CheckedFile> => {
  const read = readRegularFile(folder, path, LARGEST_PICTURE)
  if ('fault' in read) return { fault: read.fault, seconds: 0 }
  const digest = createHash('sha256').update(read.file).digest('hex')
  const fault = await pictureFault(read.file, extname(path).toLowerCase())
  return { digest, seconds: 0, ...(fault === undefined ? {} : { fault: `names the file '${path}', which ${fault}.` }) }
}

const checkClip = async (folder: string, path: string): Promise<CheckedFile> => {
  const ending = extname(path).toLowerCase()
  const refused = (fault: string): CheckedFile => ({ fault, seconds: 0 })
  if (!clipEndings.includes(ending))
    return refused(`names the clip '${path}', which is none of ${clipEndings.map((each) => each.slice(1)).join(', ')}.`)
  const read = readRegularFile(folder, path, LARGEST_CLIP)
  if ('fault' in read) return refused(read.fault)
  const seconds = await clipSeconds(read.file, ending)
  if (seconds === undefined)
    return refused(`names the clip '${path}', which cannot be played: it is broken or cut off.`)
  return seconds > LONGEST_CLIP
    ? refused(`names the clip '${path}', which is longer than ${LONGEST_CLIP / 60} minutes.`)
    : { seconds }
}

/** Checks files of a folder, each once, however often it is named: a drawing may take a second. */
export const createFileChecks = (folder: string): FileChecks => {
  const sound = new Set<string>()
  const once = (check: (folder: string, path: string) => Promise<CheckedFile>) => {
    const checked = new Map<string, CheckedFile>()
    return async (path: string) => {
      const found = checked.get(path) ?? (await check(folder, path))
      checked.set(path, found)
      if (found.fault === undefined) sound.add(path)
      return found
    }
  }
  return { picture: once(checkPicture), clip: once(checkClip), sound }
}

/** Checks the pictures of options, and reports equal pictures under two names. */
const checkOptionPictures = async (
  { options }: PaperQuestion,
  checks: FileChecks,
  files: ReadonlySet<string>,
  report: Report,
) => {
  const seen: { path: string; digest: string }[] = []
  for (const { text, photo } of options) {
    if (photo === undefined || !files.has(photo)) continue
    const { fault, digest } = await checks.picture(photo)
    if (fault !== undefined) report(fault)
    if (digest === undefined || text !== undefined) continue
    const duplicate = seen.find((each) => each.path !== photo && each.digest === digest)
    if (duplicate !== undefined) report(`has the same picture in '${duplicate.path}' and '${photo}'.`)
    seen.push({ path: photo, digest })
  }
}

/**
 * Checks the picture and the clips of a question, group or word; returns the length in seconds of the clip that the exam plays, 0 if there is none.
 * Skips missing files.
 */
export const checkOwnMedia = async (
  { photo, audio, audioStart = 0, dialogue }: Pick<PaperGroup, 'photo' | 'audio' | 'audioStart' | 'dialogue'>,
  checks: FileChecks,
  files: ReadonlySet<string>,
  report: Report,
): Promise<number> => {
  const check = async (kind: 'picture' | 'clip', path: string | undefined) => {
    if (path === undefined || !files.has(path)) return 0
    const { fault, seconds } = await checks[kind](path)
    if (fault !== undefined) report(fault)
    return seconds
  }
  await check('picture', photo)
  await check('clip', dialogue)
  const seconds = await check('clip', audio)
  if (seconds > 0 && audioStart >= seconds) report('has an audioStart at or after the end of its clip.')
  return seconds
}

/** Checks the files of a question; returns its clip's length in seconds, 0 if it has none. Skips missing files. */
export const checkQuestionMedia = async (
  question: PaperQuestion,
  checks: FileChecks,
  files: ReadonlySet<string>,
  report: Report,
): Promise<number> => {
  const seconds = await checkOwnMedia(question, checks, files, report)
  await checkOptionPictures(question, checks, files, report)
  return seconds
}

const times = ['', 'once', 'twice'] as const

export interface CheckedMedia {
  faults: Fault[]
  /** Paths of the files without a fault. */
  sound: ReadonlySet<string>
  budgets: TimeBudget[]
}

/**
 * Checks the files of an exam: pictures decode, clips are playable, and the minutes of each section fit all its clips.
 * Skips missing files, which `checkExam` reports.
 */
export const checkMedia = async (
  exam: Paper,
  folder: string,
  source: {
    file: string
    files: ReadonlySet<string>
    locationOf: (holder: PaperQuestion | PaperGroup) => SourceLocation
    minutesLabel: string
  },
): Promise<CheckedMedia> => {
  const faults: Fault[] = []
  const { file, files, locationOf, minutesLabel } = source
  const reportExam: Report = (message) => void faults.push({ file, message })
  const checks = createFileChecks(folder)
  await checkOwnMedia(optionalProp('photo', exam.photo), checks, files, reportExam)
  const lengths = new Map<string, number>()
  for (const group of exam.groups ?? []) {
    const location = locationOf(group)
    const report: Report = (message) => void faults.push({ ...location, message: `group '${group.id}' ${message}` })
    const seconds = await checkOwnMedia(group, checks, files, report)
    if (group.audio !== undefined) lengths.set(group.audio, seconds)
  }
  for (const question of exam.questions) {
    const report: Report = (message) =>
      void faults.push({ ...locationOf(question), question: question.number, message })
    const seconds = await checkQuestionMedia(question, checks, files, report)
    if (question.audio !== undefined) lengths.set(question.audio, seconds)
  }
  const budgets = timeBudgets(exam, (path) => lengths.get(path) ?? 0)
  for (const { section, plays, answerSeconds, needed, available } of budgets) {
    if (available === 0 || needed <= available) continue
    const label = exam.sections === undefined ? minutesLabel : `section '${section}'`
    reportExam(
      `needs ${Math.ceil(needed)} seconds for its clips (each ${times[plays] ?? `${plays} times`}, and ${answerSeconds} seconds to answer), but ${label} gives ${available}.`,
    )
  }
  return { faults, sound: checks.sound, budgets }
}
