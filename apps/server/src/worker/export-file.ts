import { strToU8 } from 'fflate'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Paper, Fields } from '@naru/exam-kit/content'
import type { operations } from '@naru/api/types'
import { writeGift } from '../import/formats/gift'
import { writeQti } from '../import/formats/qti-write'
import { tablesFromExam } from '../import/tables/tables-from-exam'
import { writeXlsx } from '../import/tables/write-xlsx'
import { writeZip } from '../import/formats/zip'
import { newTemporaryFolder } from '../platform/temporary-folders'

export type Format = operations['exportPaper']['parameters']['query']['format']

interface Written {
  draft: Fields
  exam: Paper
  contentOf: (name: string) => Uint8Array
  /** Names of the files that the site has. */
  files: readonly string[]
}

function* folderOf({ draft, contentOf, files }: Written) {
  yield ['exam.yaml', strToU8(stringify(draft, { lineWidth: 0 }))] as const
  for (const name of files) yield [name, contentOf(name)] as const
}

/** How a draft is written as the pieces of a file of each format, one of its files at a time. */
export const writers: Readonly<Record<Format, { ending: string; write: (written: Written) => Iterable<Uint8Array> }>> =
  {
    folder: { ending: 'zip', write: (written) => writeZip(folderOf(written)) },
    xlsx: { ending: 'xlsx', write: ({ exam }) => [writeXlsx(tablesFromExam(exam))] },
    gift: { ending: 'gift.txt', write: ({ exam }) => [strToU8(writeGift(exam))] },
    qti: { ending: 'zip', write: ({ exam, contentOf }) => writeQti(exam, contentOf, '3.0') },
  }

/** Writes a draft to a new file in the temporary folder, which the caller removes. */
export const exportFile = async ({
  format,
  draft,
  exam,
  media,
  mediaFolder,
}: {
  format: Format
  draft: Fields
  exam: Paper
  /** Names of the files that it may use. */
  media: ReadonlySet<string>
  mediaFolder: string
}): Promise<{ path: string; ending: string }> => {
  const { ending, write } = writers[format]
  const pieces = write({
    draft,
    exam,
    contentOf: (name) => readFileSync(join(mediaFolder, name)),
    files: [...media].filter((name) => existsSync(join(mediaFolder, name))),
  })
  const path = join(newTemporaryFolder('export'), 'file')
  await writeFile(path, pieces)
  return { path, ending }
}
