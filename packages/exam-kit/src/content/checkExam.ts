import { optionalProp } from './optionalProp'
import { checkExamTexts } from './checkExamTexts'
import { checkUnreviewed } from './checkHelp'
import { checkQuestion } from './checkQuestion'
import { checkGroups, checkSections, type ReportAt } from './checkSections'
import { checkStructure } from './checkStructure'
import { checkList, fieldsIn, isFields, type Fields, type Report } from './fields'
import { readFields } from './readFields'
import type { Fault, SourceList, SourceLocation } from './fault'
import type { Paper } from './paper'

/** The paper as far as it could be parsed (undefined if it is no mapping), and all its faults. */
export interface CheckedExam {
  exam?: Paper
  faults: Fault[]
}

export interface ExamSource {
  file: string
  /** Paths inside the exam's folder, with `/` between the parts. */
  files: ReadonlySet<string>
  /** Location of the entry at an index of a list (-1: of the list). @default the file */
  locationOf?: (index: number, list: SourceList) => SourceLocation
  /** What the author calls a field. @default its name */
  labelOf?: (name: string) => string
}

const MOST_MINUTES = 24 * 60
/** Limit of answers in a result. */
const MAX_CHECKS = 1000

const minutesOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_MINUTES ? value : undefined

const thresholdsOf = (value: unknown) => {
  if (!isFields(value) || Object.keys(value).some((key) => key !== 'excellent' && key !== 'good')) return undefined
  const { excellent, good } = value
  return typeof excellent === 'number' && typeof good === 'number' && excellent >= good && good >= 0
    ? { excellent, good }
    : undefined
}

const isText = (item: unknown): item is string => typeof item === 'string'

/** Validates one parsed exam and collects all its faults. */
export const checkExam = (raw: unknown, source: ExamSource): CheckedExam => {
  const { file, files, locationOf = () => ({ file }), labelOf = (name: string) => name } = source
  const faults: Fault[] = []
  const report: Report = (message, field) => void faults.push({ file, message, ...optionalProp('field', field) })
  if (!isFields(raw)) return { faults: [{ file, message: 'is not an exam.' }] }

  const texts = readFields('Paper', raw, report)
  checkList(raw['questions'], 'questions', report)
  const required = (name: 'id' | 'topic' | 'description' | 'duration') => {
    const text = texts[name]
    if (text === undefined) report(`has no ${labelOf(name)}.`, name)
    return text ?? ''
  }
  const fieldAt = (list: SourceList, index: number, field?: string) =>
    [list, ...(index < 0 ? [] : [index]), ...(field === undefined ? [] : [field])].join('.')
  const reportAt =
    (list: SourceList): ReportAt =>
    (index, message, field) =>
      void faults.push({ ...locationOf(index, list), message, field: fieldAt(list, index, field) })
  const sections = checkSections(raw, reportAt('sections'))
  const groups = checkGroups(raw, files, reportAt('groups'))
  const minutes = (name: 'readingTimeMinutes' | 'listeningTimeMinutes', isNeeded: boolean) => {
    const given = raw[name] ?? undefined
    if (sections !== undefined) {
      if (given !== undefined) report(`has ${labelOf(name)} beside 'sections', which give the minutes.`, name)
      return {}
    }
    if (given === undefined && !isNeeded) return {}
    const value = minutesOf(given)
    if (value === undefined) report(`${labelOf(name)} must be a number of minutes from 0 to ${MOST_MINUTES}.`, name)
    else if (isNeeded && value === 0)
      report(`${labelOf(name)} must be more than 0, since the exam has such questions.`, name)
    return optionalProp(name, value)
  }
  const list = fieldsIn(raw['questions'])
  const nameAt = (index: number) => {
    const number = list[index]?.['number']
    return typeof number === 'number' ? number : `at place ${index + 1}`
  }
  const reportQuestion: ReportAt = (index, message, field) =>
    void faults.push({
      ...locationOf(index, 'questions'),
      question: nameAt(index),
      message,
      field: fieldAt('questions', index, field),
    })
  const checkAt = (fields: Fields, index: number) =>
    checkQuestion(fields, files, (message, field) => reportQuestion(index, message, field))
  const questions = list.map(checkAt)
  const has = (type: 'reading' | 'listening') => questions.some((question) => question.type === type)
  const guidelines: unknown = raw['guidelines'] ?? []
  const guidelineTexts = Array.isArray(guidelines)
    ? guidelines.filter(isText).map((text) => text.trim().normalize('NFC'))
    : []
  const exam: Paper = {
    id: required('id'),
    topic: required('topic'),
    description: required('description'),
    duration: required('duration'),
    ...optionalProp('photo', texts.photo),
    ...minutes('readingTimeMinutes', has('reading')),
    ...minutes('listeningTimeMinutes', has('listening')),
    ...optionalProp('verdictThresholds', thresholdsOf(raw['verdictThresholds'])),
    guidelines: guidelineTexts,
    ...optionalProp('translations', checkExamTexts(raw, guidelineTexts.length, report)),
    ...optionalProp('unreviewed', checkUnreviewed(raw, report)),
    ...optionalProp('sections', sections),
    ...optionalProp('groups', groups),
    questions: questions.toSorted((one, other) => one.number - other.number),
  }
  if (exam.id !== '' && !/^[a-z0-9-]{1,100}$/.test(exam.id)) report('id may hold only a-z, 0-9 and hyphens.', 'id')
  if (exam.photo !== undefined && !files.has(exam.photo))
    report(`names the file '${exam.photo}', which is not there.`, 'photo')
  if (!Array.isArray(guidelines) || !guidelines.every(isText))
    report("'guidelines' must be a list of texts.", 'guidelines')
  if (raw['verdictThresholds'] !== undefined && exam.verdictThresholds === undefined) {
    report(
      'verdictThresholds must have excellent and good, and excellent must not be less than good.',
      'verdictThresholds',
    )
  }
  if (questions.length === 0) report('has no questions.', 'questions')
  if (questions.length > MAX_CHECKS) report(`has more than ${MAX_CHECKS} questions.`, 'questions')
  for (const [index, { number }] of questions.entries()) {
    const isSecond = number > 0 && questions.findIndex((other) => other.number === number) < index
    if (isSecond) reportQuestion(index, 'has a number that another question has too.', 'number')
  }
  checkStructure(exam, questions, {
    question: reportQuestion,
    group: reportAt('groups'),
    section: reportAt('sections'),
  })
  return { exam, faults }
}
