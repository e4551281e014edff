import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  checkAdvertisements,
  checkPlans,
  checkVideos,
  type SourceAdvertisement,
  type SourcePlan,
  type SourceVideo,
} from './check-catalogue'
import { examFilesOf, filesIn, parseFile, readExam } from './read-exam'
import type { Fault, SourceExam } from './source'

/** Everything a content folder holds, checked. */
export interface Content {
  /** Each with the absolute path of its folder, in the order of the folders' names. */
  exams: { folder: string; exam: SourceExam }[]
  plans: SourcePlan[]
  advertisements: SourceAdvertisement[]
  videos: SourceVideo[]
  /** Absolute path of the content folder. */
  folder: string
}

/** A content folder that is good, or everything that is wrong with it. */
export type ReadContent = { content: Content } | { faults: Fault[] }

const readOne = async (folder: string, only?: string): Promise<ReadContent> => {
  const { exam, faults } = await readExam(folder, '', only)
  if (exam === undefined || faults.length > 0) return { faults }
  return { content: { folder, exams: [{ folder, exam }], plans: [], advertisements: [], videos: [] } }
}

const catalogues = ['plans.yaml', 'advertisements.yaml', 'videos.yaml'] as const

/**
 * Reads and checks a content folder: exams in `exams/<slug>/`, `plans.yaml`, `advertisements.yaml` and `videos.yaml`; or the folder
 * of a single exam; or a single workbook, whose media lie beside it.
 * @param knownExams - ids of exams that are imported already, so that plans may name them.
 */
export const readContent = async (path: string, knownExams: readonly string[] = []): Promise<ReadContent> => {
  if (!existsSync(path)) return { faults: [{ file: path, message: 'is not there.' }] }
  if (statSync(path).isFile()) return readOne(dirname(path), basename(path))
  const folder = path
  const files = filesIn(folder)
  const hasCatalogue =
    catalogues.some((name) => files.has(name)) || [...files].some((name) => /^exams\/[^/]+\//.test(name))
  if (!hasCatalogue) return readOne(folder)
  const faults: Fault[] = []
  for (const name of examFilesOf(files)) faults.push({ file: name, message: "belongs into a folder inside 'exams'." })
  const list = (name: string): unknown => (files.has(name) ? parseFile(join(folder, name), name, faults) : [])

  const exams: Content['exams'] = []
  const slugs = new Set([...files].flatMap((name) => /^exams\/([^/]+)\//.exec(name)?.[1] ?? []))
  for (const slug of [...slugs].toSorted()) {
    const examFolder = join(folder, 'exams', slug)
    const { exam, faults: found } = await readExam(examFolder, `exams/${slug}/`)
    faults.push(...found)
    if (exam === undefined || found.length > 0) continue
    if (exams.some((other) => other.exam.id === exam.id)) {
      const [file = ''] = examFilesOf(filesIn(examFolder))
      faults.push({ file: `exams/${slug}/${file}`, message: `has the id '${exam.id}' of another exam.` })
    } else exams.push({ folder: examFolder, exam })
  }
  // While an exam is faulty its id is unknown, and plans that name it are not to blame.
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
  }
  return faults.length > 0 ? { faults } : { content }
}
