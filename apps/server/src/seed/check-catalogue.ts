import { given } from '../given'
import { fieldsIn, textOf, type Fields } from './fields'
import type { Fault } from './source'

/** One entry of `plans.yaml`. */
export interface SourcePlan {
  id: string
  name: string
  duration: 'monthly' | 'yearly' | 'one-time' | '5-minutes'
  priceCents: number
  description?: string
  exams: string[]
}

/** One entry of `advertisements.yaml`; the image is a path inside the content folder. */
export interface SourceAdvertisement {
  id: string
  title: string
  image: string
}

/** One entry of `videos.yaml`. */
export interface SourceVideo {
  id: string
  title: string
  youtubeUrl: string
}

const durations = ['monthly', 'yearly', 'one-time', '5-minutes'] as const

/** Reads a list entry's texts and reports those that are missing. */
const reader = (fields: Fields, file: string, index: number, faults: Fault[]) => {
  const name = textOf(fields, 'id') ?? `entry ${index + 1}`
  const report = (message: string) => void faults.push({ file, message: `${name} ${message}` })
  const required = (field: string) => {
    const text = textOf(fields, field)
    if (text === undefined) report(`has no ${field}.`)
    return text ?? ''
  }
  return { report, required }
}

/** Checks `plans.yaml`. `examIds`: the exams that there are. */
export const checkPlans = (raw: unknown, file: string, examIds: ReadonlySet<string>, faults: Fault[]): SourcePlan[] =>
  fieldsIn(raw).map((fields, index) => {
    const { report, required } = reader(fields, file, index, faults)
    const duration = durations.find((known) => known === fields['duration'])
    if (duration === undefined) report(`must have one of the durations ${durations.join(', ')}.`)
    const price = fields['price']
    const isPrice =
      typeof price === 'number' && price >= 0 && price <= 10_000_000 && Number.isInteger(Math.round(price * 1e6) / 1e4)
    if (!isPrice) report('must have a price from 0 with at most two decimals.')
    const list: unknown[] = Array.isArray(fields['exams']) ? fields['exams'] : []
    const exams = list.filter((exam): exam is string => typeof exam === 'string')
    for (const exam of exams) if (!examIds.has(exam)) report(`unlocks the exam '${exam}', which is not there.`)
    return {
      id: required('id'),
      name: required('name'),
      duration: duration ?? 'one-time',
      priceCents: isPrice ? Math.round(price * 100) : 0,
      ...given('description', textOf(fields, 'description')),
      exams: [...new Set(exams)],
    }
  })

/** Checks `advertisements.yaml`. `files`: paths inside the content folder. */
export const checkAdvertisements = (
  raw: unknown,
  file: string,
  files: ReadonlySet<string>,
  faults: Fault[],
): SourceAdvertisement[] =>
  fieldsIn(raw).map((fields, index) => {
    const { report, required } = reader(fields, file, index, faults)
    const image = required('image')
    if (image !== '' && !files.has(image)) report(`names the file '${image}', which is not there.`)
    return { id: required('id'), title: required('title'), image }
  })

/** Checks `videos.yaml`. */
export const checkVideos = (raw: unknown, file: string, faults: Fault[]): SourceVideo[] =>
  fieldsIn(raw).map((fields, index) => {
    const { required } = reader(fields, file, index, faults)
    return { id: required('id'), title: required('title'), youtubeUrl: required('youtubeUrl') }
  })
