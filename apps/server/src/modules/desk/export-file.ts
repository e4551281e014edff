import { zipSync, strToU8, type Zippable } from 'fflate'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Fields, SourceExam } from '@naru/exam-kit/content'
import type { operations } from '@naru/api/types'
import { writeGift } from '../../seed/formats/gift'
import { writeQti } from '../../seed/formats/qti-write'
import { tablesFromExam } from '../../seed/tables-from-exam'
import { writeXlsx } from '../../seed/write-xlsx'
import { newTemporaryFolder } from '../../temporary-folders'

/** A format of exports. */
export type Format = operations['exportPaper']['parameters']['query']['format']

/** A fixed date makes files reproducible. */
const mtime = new Date(2026, 0, 1)

/** A draft to write. */
interface Written {
  draft: Fields
  exam: SourceExam
  /** Reads a file of the draft. */
  contentOf: (name: string) => Uint8Array
  /** Names of the files that the site has. */
  files: readonly string[]
}

/** How a draft is written as a file of each format. */
export const writers: Readonly<Record<Format, { ending: string; write: (written: Written) => Uint8Array }>> = {
  folder: {
    ending: 'zip',
    write: ({ draft, contentOf, files }) => {
      const entries: Zippable = { 'exam.yaml': strToU8(stringify(draft, { lineWidth: 0 })) }
      // Media are packed already.
      for (const name of files) entries[name] = [contentOf(name), { level: 0 }]
      return zipSync(entries, { mtime })
    },
  },
  xlsx: { ending: 'xlsx', write: ({ exam }) => writeXlsx(tablesFromExam(exam)) },
  gift: { ending: 'gift.txt', write: ({ exam }) => strToU8(writeGift(exam)) },
  qti: { ending: 'zip', write: ({ exam, contentOf }) => writeQti(exam, contentOf, '3.0') },
}

/** Writes a draft to a new file in the temporary folder, which the caller removes. */
export const exportFile = ({
  format,
  draft,
  exam,
  media,
  mediaFolder,
}: {
  format: Format
  draft: Fields
  exam: SourceExam
  /** Names of the files that it may use. */
  media: ReadonlySet<string>
  mediaFolder: string
}): { path: string; ending: string } => {
  const { ending, write } = writers[format]
  const file = write({
    draft,
    exam,
    contentOf: (name) => readFileSync(join(mediaFolder, name)),
    files: [...media].filter((name) => existsSync(join(mediaFolder, name))),
  })
  const path = join(newTemporaryFolder('export'), 'file')
  writeFileSync(path, file)
  return { path, ending }
}
