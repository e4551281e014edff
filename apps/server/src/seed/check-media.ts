import { lstatSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { clipEndings, clipSeconds } from './clip-length'
import type { Report } from './fields'
import { pictureFault } from './picture'
import type { Fault, Place, SourceExam, SourceQuestion } from './source'

/** How often a clip is played, and how long the options stay open after that, in seconds. */
const PLAYS = 2
const ANSWER_SECONDS = 5

const MEGABYTE = 1024 * 1024
const LARGEST = { picture: 4 * MEGABYTE, clip: 20 * MEGABYTE } as const
const LONGEST_CLIP = 10 * 60

/** A file's content, if it is a plain file of a fair size; otherwise the fault is reported. */
const readPlain = (folder: string, path: string, most: number, report: Report): Buffer | undefined => {
  const info = lstatSync(join(folder, path))
  if (!info.isFile()) report(`names '${path}', which is no plain file.`)
  else if (info.size > most) report(`names the file '${path}', which is larger than ${most / MEGABYTE} MB.`)
  else return readFileSync(join(folder, path))
  return undefined
}

const checkPicture = async (folder: string, path: string, report: Report): Promise<Buffer | undefined> => {
  const file = readPlain(folder, path, LARGEST.picture, report)
  const fault = file && (await pictureFault(file, extname(path).toLowerCase()))
  if (fault !== undefined) report(`names the file '${path}', which ${fault}.`)
  return file
}

const checkClip = (folder: string, path: string, report: Report): number => {
  const ending = extname(path).toLowerCase()
  if (!clipEndings.includes(ending)) {
    report(`names the clip '${path}', which is none of ${clipEndings.map((each) => each.slice(1)).join(', ')}.`)
    return 0
  }
  const file = readPlain(folder, path, LARGEST.clip, report)
  if (file === undefined) return 0
  const seconds = clipSeconds(file, ending)
  if (seconds === undefined) report(`names the clip '${path}', which cannot be played: it is broken or cut off.`)
  else if (seconds > LONGEST_CLIP)
    report(`names the clip '${path}', which is longer than ${LONGEST_CLIP / 60} minutes.`)
  else return seconds
  return 0
}

/** Two options that look the same: the same picture under two names. */
const checkTwins = async (folder: string, { options }: SourceQuestion, report: Report) => {
  const seen: { path: string; file: Buffer }[] = []
  for (const { text, photo } of options) {
    if (text !== undefined || photo === undefined) continue
    const file = await checkPicture(folder, photo, report)
    if (file === undefined) continue
    const twin = seen.find((each) => each.path !== photo && each.file.equals(file))
    if (twin !== undefined) report(`has the same picture in '${twin.path}' and '${photo}'.`)
    seen.push({ path: photo, file })
  }
}

/**
 * Looks into the files of an exam: pictures that are pictures, clips that can be played, a listening section whose minutes are enough.
 * Files that are not there are left to the check of the exam itself.
 */
export const checkMedia = async (
  exam: SourceExam,
  folder: string,
  source: {
    file: string
    files: ReadonlySet<string>
    placeOf: (question: SourceQuestion) => Place
    minutesLabel: string
  },
): Promise<Fault[]> => {
  const faults: Fault[] = []
  const { file, files, placeOf, minutesLabel } = source
  const whole: Report = (message) => void faults.push({ file, message })
  const isThere = (path: string | undefined): path is string => path !== undefined && files.has(path)
  if (isThere(exam.photo)) await checkPicture(folder, exam.photo, whole)
  let seconds = 0
  for (const question of exam.questions) {
    const report: Report = (message) => void faults.push({ ...placeOf(question), question: question.number, message })
    if (isThere(question.photo)) await checkPicture(folder, question.photo, report)
    if (isThere(question.audio)) {
      const length = checkClip(folder, question.audio, report)
      if (question.type === 'listening') seconds += PLAYS * length + ANSWER_SECONDS
    }
    const options = question.options.filter(({ photo }) => photo === undefined || files.has(photo))
    for (const { text, photo } of options)
      if (text !== undefined && photo !== undefined) await checkPicture(folder, photo, report)
    await checkTwins(folder, { ...question, options }, report)
  }
  const given = exam.listeningTimeMinutes * 60
  if (given > 0 && seconds > given) {
    whole(
      `needs ${Math.ceil(seconds)} seconds for its clips (each twice, and ${ANSWER_SECONDS} seconds to answer), but ${minutesLabel} gives ${given}.`,
    )
  }
  return faults
}
