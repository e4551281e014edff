import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  checkAdvertisements,
  checkPlans,
  checkVideos,
  type SourceAdvertisement,
  type SourcePlan,
  type SourceVideo,
} from './checks/check-catalogue'
import { unitsOf, type SourceUnit } from './checks/check-unit'
import { readBank, type BankUnit } from './read-bank'
import { examFilesOf, readExam } from './read-exam'
import { listFiles, readYaml } from './read-file'
import { readWords, type WordUnit } from './read-words'
import type { Paper, Fault, TimeBudget } from '@naru/exam-kit/content'

export interface Content {
  /** Each with the absolute path of its folder, sorted by the folders' names. */
  exams: { folder: string; exam: Paper; budgets: TimeBudget[] }[]
  plans: SourcePlan[]
  advertisements: SourceAdvertisement[]
  videos: SourceVideo[]
  /** Undefined: the folder has none, and the stored bank stays as it is. */
  bank?: BankUnit[]
  /** Undefined: the folder has none, and the stored words stay as they are. */
  words?: WordUnit[]
  /** Units of the textbook that bank and words name. */
  units: SourceUnit[]
  /** Absolute path of the content folder. */
  folder: string
}

export type ReadContent = { content: Content } | { faults: Fault[] }

const readOne = async (folder: string, only?: string): Promise<ReadContent> => {
  const { exam, budgets = [], faults, folder: own = folder } = await readExam(folder, '', only)
  if (exam === undefined || faults.length > 0) return { faults }
  const exams = [{ folder: own, exam, budgets }]
  return { content: { folder, exams, plans: [], advertisements: [], videos: [], units: [] } }
}

/** Reads the bank and the words of a content folder, and reports all their faults. */
const readPractice = async (folder: string, faults: Fault[]): Promise<Pick<Content, 'bank' | 'words' | 'units'>> => {
  const [bank, words] = [await readBank(folder), await readWords(folder)]
  faults.push(...bank.faults, ...words.faults)
  return {
    ...(bank.units.length === 0 ? {} : { bank: bank.units }),
    ...(words.units.length === 0 ? {} : { words: words.units }),
    units: unitsOf([...bank.units, ...words.units], (file, message) => void faults.push({ file, message })),
  }
}

const catalogues = ['plans.yaml', 'advertisements.yaml', 'videos.yaml'] as const

/**
 * Reads and validates a content folder: exams in `exams/<slug>/`, `plans.yaml`, `advertisements.yaml`, `videos.yaml`, the bank in
 * `bank/` and the words in `words/`; or the folder of a single exam; or a single workbook or GIFT file with its media beside it, or a QTI package.
 * @param knownExams - ids of imported exams, which plans may reference.
 */
export const readContent = async (path: string, knownExams: readonly string[] = []): Promise<ReadContent> => {
  if (!existsSync(path)) return { faults: [{ file: path, message: 'is not there.' }] }
  if (statSync(path).isFile()) return readOne(dirname(path), basename(path))
  const folder = path
  const { files, links } = listFiles(folder)
  const hasCatalogue =
    catalogues.some((name) => files.has(name)) ||
    [...files].some((name) => /^exams\/[^/]+\/|^(?:bank|words)\/[^/]+\.yaml$/.test(name))
  if (!hasCatalogue) return readOne(folder)
  if (links.length > 0) {
    return { faults: links.map((file) => ({ file, message: 'is a link that leads out of the content folder.' })) }
  }
  const faults: Fault[] = []
  for (const name of examFilesOf(files)) faults.push({ file: name, message: "belongs into a folder inside 'exams'." })
  const list = (name: string): unknown => {
    const read = files.has(name) ? readYaml(join(folder, name)) : { value: [] }
    if ('value' in read) return read.value
    faults.push({ file: name, message: read.fault })
    return undefined
  }

  const exams: Content['exams'] = []
  const slugs = new Set([...files].flatMap((name) => /^exams\/([^/]+)\//.exec(name)?.[1] ?? []))
  for (const slug of [...slugs].toSorted()) {
    const examFolder = join(folder, 'exams', slug)
    const {
      exam,
      budgets = [],
      faults: examFaults,
      folder: own = examFolder,
    } = await readExam(examFolder, `exams/${slug}/`)
    faults.push(...examFaults)
    if (exam === undefined || examFaults.length > 0) continue
    if (exams.some((other) => other.exam.id === exam.id)) {
      const [file = ''] = examFilesOf(listFiles(examFolder).files)
      faults.push({ file: `exams/${slug}/${file}`, message: `has the id '${exam.id}' of another exam.` })
    } else exams.push({ folder: own, exam, budgets })
  }
  const practice = await readPractice(folder, faults)
  // The id of a faulty exam is unknown, so plans that reference it are not reported.
  const known = new Set([...knownExams, ...exams.map(({ exam }) => exam.id)])
  const planFaults: Fault[] = []
  const plans = checkPlans(list('plans.yaml'), 'plans.yaml', known, planFaults)
  if (faults.length === 0) faults.push(...planFaults)
  const content: Content = {
    folder,
    exams,
    plans,
    advertisements: await checkAdvertisements(
      list('advertisements.yaml'),
      'advertisements.yaml',
      { folder, files },
      faults,
    ),
    videos: checkVideos(list('videos.yaml'), 'videos.yaml', faults),
    ...practice,
  }
  return faults.length > 0 ? { faults } : { content }
}
