import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathsOf, faultLine, type SourceExam } from '@naru/exam-kit/content'
import { readExam } from '../seed/read-exam'
import { clip } from './content'
import { sectionedFiles, sectionedWith } from './sectioned-exam'

const picture = (label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>${label}</title></svg>`

/** Writes files to a new folder and returns its path. */
export const writeFolder = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-format-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/**
 * The folder of the exam with sections, groups and spoken options, with its media.
 * @param files - more files.
 * @param changes - texts of the exam and what replaces each where it first stands.
 */
export const sectionedFolder = (
  files: Readonly<Record<string, Buffer>> = {},
  ...changes: readonly (readonly [from: string, to: string])[]
): string => {
  const media = [...sectionedFiles].map(
    (name) => [name, name.endsWith('.m4a') ? clip(1, name) : picture(name)] as const,
  )
  return writeFolder({ 'exam.yaml': sectionedWith(...changes), ...Object.fromEntries(media), ...files })
}

/** A valid exam with the bytes of all its files. */
export const examWithMedia = async (
  folder: string,
  name?: string,
): Promise<{ exam: SourceExam; media: Record<string, Buffer> }> => {
  const { exam, faults, folder: own = folder } = await readExam(folder, '', name)
  if (exam === undefined || faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
  return { exam, media: Object.fromEntries(pathsOf(exam).map((path) => [path, readFileSync(join(own, path))])) }
}

/** The faults of the only exam in a folder with some files, as lines. */
export const faultsOf = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> =>
  (await readExam(writeFolder(files), '')).faults.map(faultLine)
