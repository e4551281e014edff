import { extname, join } from 'node:path'
import { clipEndings, clipSeconds } from './clip-length'
import {
  type Report,
  type Fault,
  type SourceExam,
  type SourceGroup,
  type SourceLocation,
  type SourceQuestion,
  timeBudgets,
  type TimeBudget,
} from '@naru/exam-kit/content'
import { LARGEST_PICTURE, pictureFault } from './picture'
import { readPlainFile } from './read-file'

/** In bytes. */
const LARGEST_CLIP = 20 * 1024 * 1024
/** In seconds. */
const LONGEST_CLIP = 10 * 60

/** Reads a regular file of at most `most` bytes; reports a fault otherwise. */
const readRegularFile = (folder: string, path: string, most: number, report: Report): Buffer | undefined => {
  const read = readPlainFile(join(folder, path), most)
  if ('value' in read) return read.value
  report(`names ${read.fault === 'is no plain file' ? '' : 'the file '}'${path}', which ${read.fault}.`)
  return undefined
}

const checkPicture = async (folder: string, path: string, report: Report): Promise<Buffer | undefined> => {
  const file = readRegularFile(folder, path, LARGEST_PICTURE, report)
  const fault = file && (await pictureFault(file, extname(path).toLowerCase()))
  if (fault !== undefined) report(`names the file '${path}', which ${fault}.`)
  return file
}

const checkClip = async (folder: string, path: string, report: Report): Promise<number> => {
  const ending = extname(path).toLowerCase()
  if (!clipEndings.includes(ending)) {
    report(`names the clip '${path}', which is none of ${clipEndings.map((each) => each.slice(1)).join(', ')}.`)
    return 0
  }
  const file = readRegularFile(folder, path, LARGEST_CLIP, report)
  if (file === undefined) return 0
  const seconds = await clipSeconds(file, ending)
  if (seconds === undefined) report(`names the clip '${path}', which cannot be played: it is broken or cut off.`)
  else if (seconds > LONGEST_CLIP)
    report(`names the clip '${path}', which is longer than ${LONGEST_CLIP / 60} minutes.`)
  else return seconds
  return 0
}

/** Checks the pictures of options, and reports equal pictures under two names. */
const checkOptionPictures = async (folder: string, { options }: SourceQuestion, report: Report) => {
  const seen: { path: string; file: Buffer }[] = []
  for (const { text, photo } of options) {
    if (text !== undefined || photo === undefined) continue
    const file = await checkPicture(folder, photo, report)
    if (file === undefined) continue
    const duplicate = seen.find((each) => each.path !== photo && each.file.equals(file))
    if (duplicate !== undefined) report(`has the same picture in '${duplicate.path}' and '${photo}'.`)
    seen.push({ path: photo, file })
  }
}

/**
 * Checks the picture and the clips of a question, group or word; returns the length in seconds of the clip that the exam plays, 0 if there is none.
 * Skips missing files.
 */
export const checkOwnMedia = async (
  { photo, audio, dialogue }: Pick<SourceGroup, 'photo' | 'audio' | 'dialogue'>,
  folder: string,
  files: ReadonlySet<string>,
  report: Report,
): Promise<number> => {
  if (photo !== undefined && files.has(photo)) await checkPicture(folder, photo, report)
  if (dialogue !== undefined && files.has(dialogue)) await checkClip(folder, dialogue, report)
  return audio !== undefined && files.has(audio) ? checkClip(folder, audio, report) : 0
}

/** Checks the files of a question; returns its clip's length in seconds, 0 if it has none. Skips missing files. */
export const checkQuestionMedia = async (
  question: SourceQuestion,
  folder: string,
  files: ReadonlySet<string>,
  report: Report,
): Promise<number> => {
  const seconds = await checkOwnMedia(question, folder, files, report)
  const options = question.options.filter(({ photo }) => photo === undefined || files.has(photo))
  for (const { text, photo } of options)
    if (text !== undefined && photo !== undefined) await checkPicture(folder, photo, report)
  await checkOptionPictures(folder, { ...question, options }, report)
  return seconds
}

const times = ['', 'once', 'twice'] as const

/** Faults of an exam's files, and what its clips need of the time. */
export interface CheckedMedia {
  faults: Fault[]
  budgets: TimeBudget[]
}

/**
 * Checks the files of an exam: pictures decode, clips are playable, and the minutes of each section fit all its clips.
 * Skips missing files, which `checkExam` reports.
 */
export const checkMedia = async (
  exam: SourceExam,
  folder: string,
  source: {
    file: string
    files: ReadonlySet<string>
    locationOf: (holder: SourceQuestion | SourceGroup) => SourceLocation
    minutesLabel: string
  },
): Promise<CheckedMedia> => {
  const faults: Fault[] = []
  const { file, files, locationOf, minutesLabel } = source
  const reportExam: Report = (message) => void faults.push({ file, message })
  const exists = (path: string | undefined): path is string => path !== undefined && files.has(path)
  if (exists(exam.photo)) await checkPicture(folder, exam.photo, reportExam)
  const lengths = new Map<string, number>()
  for (const group of exam.groups ?? []) {
    const location = locationOf(group)
    const report: Report = (message) => void faults.push({ ...location, message: `group '${group.id}' ${message}` })
    const seconds = await checkOwnMedia(group, folder, files, report)
    if (group.audio !== undefined) lengths.set(group.audio, seconds)
  }
  for (const question of exam.questions) {
    const report: Report = (message) =>
      void faults.push({ ...locationOf(question), question: question.number, message })
    const seconds = await checkQuestionMedia(question, folder, files, report)
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
  return { faults, budgets }
}
