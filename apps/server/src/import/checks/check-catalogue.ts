import { translatedLanguages } from '@naru/api/languages'
import { extname, join } from 'node:path'
import type { PlanTranslation, PlanTranslations } from '@naru/api/types'
import {
  byLanguage,
  checkOtherLanguages,
  optionalProp,
  checkKeys,
  fieldsIn,
  isFields,
  textOf,
  type Fields,
  type Fault,
  type Report,
} from '@naru/exam-kit/content'
import { LARGEST_PICTURE, pictureFault } from '../picture'
import { readPlainFile } from '../read-file'

export interface SourcePlan {
  id: string
  name: string
  duration: (typeof durations)[number]
  priceCents: number
  description?: string
  translations?: PlanTranslations
  isRecommended: boolean
  exams: string[]
}

/** One entry of `advertisements.yaml`; the image is a path inside the content folder. */
export interface SourceAdvertisement {
  id: string
  title: string
  translations: Record<string, { title: string }> | null
  image: string
}

export interface SourceVideo {
  id: string
  title: string
  youtubeUrl: string
}

const durations = ['monthly', 'yearly', 'one-time', '5-minutes'] as const

interface Keys {
  texts: readonly string[]
  others?: readonly string[]
}

/** Reports unknown keys. @returns a reader of required texts that reports missing ones */
const entryReader = (fields: Fields, keys: Keys, file: string, index: number, faults: Fault[]) => {
  const name = textOf(fields, 'id') ?? `entry ${index + 1}`
  const report = (message: string) => void faults.push({ file, message: `${name} ${message}` })
  checkKeys(fields, keys, report)
  const required = (field: string) => {
    const text = textOf(fields, field)
    if (text === undefined) report(`has no ${field}.`)
    return text ?? ''
  }
  return { report, required }
}

/** The mappings of a list; reports entries of another type and duplicate ids. */
const entriesOf = (raw: unknown, file: string, faults: Fault[]): Fields[] => {
  const report = (message: string) => void faults.push({ file, message })
  if (raw !== undefined && raw !== null && !Array.isArray(raw)) report('must be a list.')
  else if (Array.isArray(raw) && !raw.every(isFields)) report('has an entry that is no mapping.')
  const entries = fieldsIn(raw)
  const ids = entries.map((fields) => textOf(fields, 'id'))
  const duplicates = new Set(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index))
  for (const id of duplicates) report(`${id} is there twice.`)
  return entries
}

/** The longest texts of a translated plan, in characters, as in the contract. */
const longest = { name: 120, description: 1000 } as const

const translationOf = (fields: Fields, language: string, report: Report): PlanTranslation => {
  checkKeys(fields, { texts: ['name', 'description'] }, (message) => report(`has a translation that ${message}`))
  const text = (field: keyof typeof longest) => {
    const value = textOf(fields, field)
    if (value !== undefined && value.length > longest[field])
      report(`has a ${field} of more than ${longest[field]} characters in '${language}'.`)
    return optionalProp(field, value)
  }
  return { ...text('name'), ...text('description') }
}

/** Reads the translations of a plan; undefined if no language has a text. */
const translationsOf = (fields: Fields, report: Report): PlanTranslations | undefined => {
  const translations: Record<string, PlanTranslation> = {}
  for (const [language, value] of byLanguage(fields, 'translations', translatedLanguages, report)) {
    if (!isFields(value)) report(`'translations' must have name or description in '${language}'.`)
    else {
      const translation = translationOf(value, language, report)
      if (Object.keys(translation).length > 0) translations[language] = translation
    }
  }
  return Object.keys(translations).length === 0 ? undefined : translations
}

/** Validates `plans.yaml`, of which one plan may be recommended. `examIds`: the ids a plan may unlock. */
export const checkPlans = (raw: unknown, file: string, examIds: ReadonlySet<string>, faults: Fault[]): SourcePlan[] => {
  let hasRecommended = false
  return entriesOf(raw, file, faults).map((fields, index) => {
    const keys = {
      texts: ['id', 'name', 'description'],
      others: ['duration', 'price', 'exams', 'translations', 'recommended'],
    }
    const { report, required } = entryReader(fields, keys, file, index, faults)
    const duration = durations.find((known) => known === fields['duration'])
    if (duration === undefined) report(`must have one of the durations ${durations.join(', ')}.`)
    const price = fields['price']
    const isPrice =
      typeof price === 'number' && price >= 0 && price <= 10_000_000 && Number.isInteger(Math.round(price * 1e6) / 1e4)
    if (!isPrice) report('must have a price from 0 with at most two decimals.')
    const list: unknown[] = Array.isArray(fields['exams']) ? fields['exams'] : []
    const exams = list.filter((exam): exam is string => typeof exam === 'string')
    for (const exam of exams) if (!examIds.has(exam)) report(`unlocks the exam '${exam}', which is not there.`)
    const { recommended = false } = fields
    if (typeof recommended !== 'boolean') report("'recommended' must be true or false.")
    const isRecommended = recommended === true
    if (isRecommended && hasRecommended) report('is recommended, as another plan is.')
    hasRecommended ||= isRecommended
    return {
      id: required('id'),
      name: required('name'),
      duration: duration ?? 'one-time',
      priceCents: isPrice ? Math.round(price * 100) : 0,
      ...optionalProp('description', textOf(fields, 'description')),
      ...optionalProp('translations', translationsOf(fields, report)),
      isRecommended,
      exams: [...new Set(exams)],
    }
  })
}

/** Validates `advertisements.yaml` and its pictures. `source`: the content folder and the paths inside it. */
export const checkAdvertisements = async (
  raw: unknown,
  file: string,
  source: { folder: string; files: ReadonlySet<string> },
  faults: Fault[],
): Promise<SourceAdvertisement[]> => {
  const advertisements: SourceAdvertisement[] = []
  for (const [index, fields] of entriesOf(raw, file, faults).entries()) {
    const { report, required } = entryReader(
      fields,
      { texts: ['id', 'title', 'image'], others: ['titles'] },
      file,
      index,
      faults,
    )
    const image = required('image')
    if (image !== '' && !source.files.has(image)) report(`names the file '${image}', which is not there.`)
    else if (image !== '') {
      const read = readPlainFile(join(source.folder, image), LARGEST_PICTURE)
      const fault = 'fault' in read ? read.fault : await pictureFault(read.value, extname(image).toLowerCase())
      if (fault !== undefined) report(`names the file '${image}', which ${fault}.`)
    }
    const titles = Object.entries(checkOtherLanguages(fields, 'titles', report) ?? {})
    advertisements.push({
      id: required('id'),
      title: required('title'),
      translations:
        titles.length === 0 ? null : Object.fromEntries(titles.map(([language, title]) => [language, { title }])),
      image,
    })
  }
  return advertisements
}

export const checkVideos = (raw: unknown, file: string, faults: Fault[]): SourceVideo[] =>
  entriesOf(raw, file, faults).map((fields, index) => {
    const { required } = entryReader(fields, { texts: ['id', 'title', 'youtubeUrl'] }, file, index, faults)
    return { id: required('id'), title: required('title'), youtubeUrl: required('youtubeUrl') }
  })
