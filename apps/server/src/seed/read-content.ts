import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { reasonOf } from '../failure'
import {
  checkAdvertisements,
  checkPlans,
  checkVideos,
  type SourceAdvertisement,
  type SourcePlan,
  type SourceVideo,
} from './check-catalogue'
import { checkExam } from './check-exam'
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

/** Paths of all files in a folder, with `/` between the parts. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
      : [],
  )

const parseFile = (path: string, name: string, faults: Fault[]): unknown => {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (thrown) {
    faults.push({ file: name, message: `cannot be read: ${reasonOf(thrown).split('\n')[0]}` })
    return undefined
  }
}

/** Reads and checks `exams/<slug>/exam.yaml` with their media, `plans.yaml`, `advertisements.yaml` and `videos.yaml` of a folder. */
export const readContent = (folder: string): ReadContent => {
  const faults: Fault[] = []
  const files = filesIn(folder)
  const list = (name: string): unknown => (files.has(name) ? parseFile(join(folder, name), name, faults) : [])

  const exams: Content['exams'] = []
  const names = [...files].filter((path) => /^exams\/[^/]+\/exam\.yaml$/.test(path)).toSorted()
  for (const name of names) {
    const examFolder = join(folder, name.slice(0, -'/exam.yaml'.length))
    const before = faults.length
    const raw = parseFile(join(folder, name), name, faults)
    if (faults.length > before) continue
    const checked = checkExam(raw, name, filesIn(examFolder))
    if ('faults' in checked) faults.push(...checked.faults)
    else if (exams.some(({ exam }) => exam.id === checked.exam.id)) {
      faults.push({ file: name, message: `has the id '${checked.exam.id}' of another exam.` })
    } else exams.push({ folder: examFolder, exam: checked.exam })
  }
  // While an exam is faulty its id is unknown, and plans that name it are not to blame.
  const known = new Set(exams.map(({ exam }) => exam.id))
  const planFaults: Fault[] = []
  const plans = checkPlans(list('plans.yaml'), 'plans.yaml', known, planFaults)
  if (faults.length === 0) faults.push(...planFaults)
  const content: Content = {
    folder,
    exams,
    plans,
    advertisements: checkAdvertisements(list('advertisements.yaml'), 'advertisements.yaml', files, faults),
    videos: checkVideos(list('videos.yaml'), 'videos.yaml', faults),
  }
  return faults.length > 0 ? { faults } : { content }
}
