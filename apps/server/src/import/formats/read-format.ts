import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reasonOf } from '../../platform/failure'
import { newTemporaryFolder } from '../../platform/temporary-folders'
import { readPlainFile, type Read } from '../read-file'
import { readGift, type ReadFormat } from './gift'
import { readQti } from './qti-read'
import { LARGEST_ZIP, readZip } from './zip'

export const isPackage = (name: string): boolean => /^[^/]+\.zip$/i.test(name)
export const isGift = (name: string): boolean => /^[^/]+\.gift(\.txt)?$/i.test(name)

export interface FormatFolder extends ReadFormat {
  folder: string
  files: ReadonlySet<string>
}

const temporary = new Set<string>()
let isRemovedAtExit = false

const removeAtExit = (folder: string) => {
  if (!isRemovedAtExit) {
    isRemovedAtExit = true
    process.once('exit', () => {
      for (const each of temporary) rmSync(each, { recursive: true, force: true })
    })
  }
  temporary.add(folder)
}

/** Writes the files of an archive to a temporary folder. */
export const unpack = (files: ReadonlyMap<string, Uint8Array>): Read<string> => {
  const folder = newTemporaryFolder('package')
  removeAtExit(folder)
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content, { flag: 'wx' })
    }
    return { value: folder }
  } catch (thrown) {
    return { fault: `cannot be unpacked: ${reasonOf(thrown)}` }
  }
}

/**
 * Reads an exam in GIFT, with its media beside, or a QTI package.
 * @param label - how faults name the file.
 * @param beside - the files of its folder.
 * @param isOfPaper - whether a paper has what the file does not say of the exam as a whole.
 */
export const readFormat = (
  folder: string,
  name: string,
  label: string,
  beside: ReadonlySet<string>,
  isOfPaper: boolean,
): FormatFolder | { fault: string } => {
  const file = readPlainFile(join(folder, name), isPackage(name) ? LARGEST_ZIP : undefined)
  if ('fault' in file) return { fault: `${file.fault}.` }
  if (!isPackage(name)) {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(file.value)
      return { ...readGift(text, label, isOfPaper), folder, files: beside }
    } catch (thrown) {
      if (thrown instanceof TypeError) return { fault: 'is not in UTF-8.' }
      throw thrown
    }
  }
  const zip = readZip(file.value)
  if ('fault' in zip) return zip
  const unpacked = unpack(zip.files)
  if ('fault' in unpacked) return { fault: `${unpacked.fault}.` }
  return { ...readQti(zip.files, label), folder: unpacked.value, files: new Set(zip.files.keys()) }
}
