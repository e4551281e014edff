import { checkQuestion } from './check-question'
import { given } from '../given'
import { fieldsIn, isFields, textOf, type Fields } from './fields'
import type { Fault, SourceExam } from './source'

/** An exam that is good, or everything that is wrong with it. */
export type CheckedExam = { exam: SourceExam } | { faults: Fault[] }

const MOST_MINUTES = 24 * 60

const minutesOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_MINUTES ? value : undefined

const thresholdsOf = (value: unknown) => {
  if (!isFields(value)) return undefined
  const { excellent, good } = value
  return typeof excellent === 'number' && typeof good === 'number' && excellent >= good && good >= 0
    ? { excellent, good }
    : undefined
}

const guidelinesOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/**
 * Checks one parsed `exam.yaml` as a whole.
 * @param file - how faults name the file.
 * @param files - paths inside the exam's folder, with `/` between the parts.
 */
export const checkExam = (raw: unknown, file: string, files: ReadonlySet<string>): CheckedExam => {
  const faults: Fault[] = []
  const report = (message: string) => void faults.push({ file, message })
  if (!isFields(raw)) return { faults: [{ file, message: 'is not an exam.' }] }

  const required = (name: string) => {
    const text = textOf(raw, name)
    if (text === undefined) report(`has no ${name}.`)
    return text ?? ''
  }
  const minutes = (name: string, isNeeded: boolean) => {
    const value = minutesOf(raw[name] ?? (isNeeded ? undefined : 0))
    if (value === undefined) report(`${name} must be a number of minutes from 0 to ${MOST_MINUTES}.`)
    else if (isNeeded && value === 0) report(`${name} must be more than 0, since the exam has such questions.`)
    return value ?? 0
  }
  const questions = fieldsIn(raw['questions']).map((fields, index) => checkAt(fields, index, file, files, faults))
  const has = (type: 'reading' | 'listening') => questions.some((question) => question.type === type)
  const exam: SourceExam = {
    id: required('id'),
    topic: required('topic'),
    description: required('description'),
    duration: required('duration'),
    ...given('photo', textOf(raw, 'photo')),
    readingTimeMinutes: minutes('readingTimeMinutes', has('reading')),
    listeningTimeMinutes: minutes('listeningTimeMinutes', has('listening')),
    ...given('verdictThresholds', thresholdsOf(raw['verdictThresholds'])),
    guidelines: guidelinesOf(raw['guidelines']),
    questions: questions.toSorted((one, other) => one.number - other.number),
  }
  if (exam.id !== '' && !/^[a-z0-9-]{1,100}$/.test(exam.id)) report('id may hold only a-z, 0-9 and hyphens.')
  if (exam.photo !== undefined && !files.has(exam.photo)) report(`names the file '${exam.photo}', which is not there.`)
  if (raw['verdictThresholds'] !== undefined && exam.verdictThresholds === undefined) {
    report('verdictThresholds must have excellent and good, and excellent must not be less than good.')
  }
  if (questions.length === 0) report('has no questions.')
  for (const number of twice(questions.map((question) => question.number))) {
    if (number > 0) faults.push({ file, question: number, message: 'has a number that another question has too.' })
  }
  return faults.length > 0 ? { faults } : { exam }
}

const checkAt = (fields: Fields, index: number, file: string, files: ReadonlySet<string>, faults: Fault[]) => {
  const { number } = fields
  const question = typeof number === 'number' ? number : `at place ${index + 1}`
  return checkQuestion(fields, files, (message) => void faults.push({ file, question, message }))
}

const twice = (numbers: readonly number[]) =>
  new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))
