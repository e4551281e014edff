import type { DrillFilter, PracticeFilter } from '@naru/api/queries'

const sections = ['reading', 'listening'] as const
const sounds = ['near-pair', 'number', 'price', 'time', 'date', 'counter'] as const

type Search = Readonly<Record<string, unknown>>

/** Longest family or sector that the API takes, in characters. */
const maxTopicLength = 50
/** Longest exam id that the API takes, in characters. */
const maxIdLength = 100

const text = (value: unknown, maxLength: number): string | undefined => {
  const found = typeof value === 'number' ? String(value) : value
  return typeof found === 'string' && found !== '' && found.length <= maxLength ? found : undefined
}

const unit = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 60 ? value : undefined

const known = <Value extends string>(value: unknown, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value)

/** @returns the filter that the address of /practice names; what the API would reject is left out */
export function readPracticeFilter(search: Search): PracticeFilter {
  const section = known(search['section'], sections)
  const examId = text(search['examId'], maxIdLength)
  const field = text(search['field'], maxTopicLength)
  return {
    ...(section && { section }),
    ...unitAndFamily(search),
    ...(field && { field }),
    ...(examId && { examId }),
  }
}

/** @returns the topic that the address of /practice/drills names; without one nothing is chosen */
export function readDrillFilter(search: Search): DrillFilter {
  const sector = text(search['sector'], maxTopicLength)
  const sound = known(search['sound'], sounds)
  return { ...unitAndFamily(search), ...(sector && { sector }), ...(sound && { sound }) }
}

/** A recording that the learner heard in an exam. */
export interface ListeningSearch {
  /** Id of the learner's attempt. */
  attempt?: string
  /** Id of the question. */
  question?: string
}

/** @returns the recording that the address of /practice/listening names; without one the page chooses */
export function readListeningSearch(search: Search): ListeningSearch {
  const attempt = text(search['attempt'], maxIdLength)
  const question = text(search['question'], maxIdLength)
  return attempt !== undefined && question !== undefined ? { attempt, question } : {}
}

function unitAndFamily(search: Search): Pick<PracticeFilter, 'unit' | 'family'> {
  const ofUnit = unit(search['unit'])
  const family = text(search['family'], maxTopicLength)
  return { ...(ofUnit && { unit: ofUnit }), ...(family && { family }) }
}
