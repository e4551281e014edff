import { extname } from 'node:path'
import { withFiles, writtenPaper, type Paper, type StoredPaper } from '@naru/exam-kit/content'

const folders = { photo: 'images/', audio: 'audio/', dialogue: 'audio/' } as const

/**
 * A stored version as its author could have written it, and the media name of each of its paths.
 * @param prefix - folder of the files, with `/` at its end; default none.
 */
export const exportedPaper = (
  version: StoredPaper,
  prefix = '',
): { exam: Paper; media: ReadonlyMap<string, string> } => {
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
