import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Paper, pathsOf, faultLine } from '@naru/exam-kit/content'
import { readExam } from '../../import/read-exam'
import { clip, drawing, writeFolder, type Files } from './content'
import { sectionedFiles, sectionedWith } from './sectioned-exam'

/**
 * The folder of the exam with sections, groups and spoken options, with its media.
 * @param files - more files.
 * @param changes - texts of the exam and what replaces each where it first stands.
 */
export const sectionedFolder = (
  files: Files = {},
  ...changes: readonly (readonly [from: string, to: string])[]
): string => {
  const media = [...sectionedFiles].map(
    (name) => [name, name.endsWith('.m4a') ? clip(1, name) : drawing(name)] as const,
  )
  return writeFolder({ 'exam.yaml': sectionedWith(...changes), ...Object.fromEntries(media), ...files })
}

/** A valid exam with the bytes of all its files. */
export const examWithMedia = async (
  folder: string,
  name?: string,
): Promise<{ exam: Paper; media: Record<string, Buffer> }> => {
  const { exam, faults, folder: own = folder } = await readExam(folder, '', name)
  if (exam === undefined || faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
  return { exam, media: Object.fromEntries(pathsOf(exam).map((path) => [path, readFileSync(join(own, path))])) }
}

/** The faults of the only exam in a folder with some files, as lines. */
export const faultsOf = async (files: Files): Promise<string[]> =>
  (await readExam(writeFolder(files), '')).faults.map(faultLine)
