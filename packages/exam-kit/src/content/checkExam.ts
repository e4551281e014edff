import { checkUnreviewed } from './checkHelp'
import { checkQuestion } from './checkQuestion'
import { checkGroups, checkSections, type ReportAt } from './checkSections'
import type { Fault, SourceList, SourceLocation } from './fault'
import { checkList, type Fields, fieldsIn, isFields, type Report, reportWithin } from './fields'
import { optionalProp } from './optionalProp'
import type { ExamTexts, Paper, PaperGroup, PaperQuestion, PaperSection } from './paper'
import { byLanguage, filled, otherLanguages, readFields } from './readFields'
import { sectionsOf } from './sections'

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

const linesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((line): line is string => typeof line === 'string' && line.trim() !== '')
    ? value.map((line) => line.trim().normalize('NFC'))
    : undefined

/**
 * Reads an exam's texts in other languages than English, and reports all faults; undefined if there are none.
 *
 * @param guidelineCount number of the exam's guidelines, each of which has a translation where a language has any
 */
const checkExamTexts = (
  fields: Fields,
  guidelineCount: number,
  report: Report,
): Record<string, ExamTexts> | undefined => {
  const translations: Record<string, ExamTexts> = {}
  for (const [language, value] of byLanguage(fields, 'translations', otherLanguages, report)) {
    const path = `translations.${language}`
    if (!isFields(value)) {
      report(`'translations' must have topic, description, duration or guidelines in '${language}'.`, path)
      continue
    }
    const read = readFields('ExamTexts', value, reportWithin(report, path, 'has a translation that '))
    const given = value['guidelines'] ?? undefined
    const guidelines = linesOf(given)
    if (given !== undefined && guidelines?.length !== guidelineCount)
      report(`must have a text for each of its ${guidelineCount} guidelines in '${language}'.`, `${path}.guidelines`)
    const texts = filled({ ...read, ...optionalProp('guidelines', guidelines) })
    if (texts !== undefined) translations[language] = texts
  }
  return filled(translations)
}

/** Reports faults of the entries of an exam's lists. */
interface StructureReports {
  question: ReportAt
  group: ReportAt
  section: ReportAt
}

const sectionIdOf = ({ section, type }: PaperQuestion) => section ?? type

const checkSection = (question: PaperQuestion, sections: readonly PaperSection[], hasOwn: boolean, report: Report) => {
  if (!hasOwn) {
    if (question.section !== undefined) report("names a section, but the exam has no 'sections'.", 'section')
    return
  }
  const id = sectionIdOf(question)
  const section = sections.find((each) => each.id === id)
  if (section === undefined)
    report(
      `belongs to the section '${id}', which is not known; known are ${sections.map((each) => each.id).join(', ')}.`,
      'section',
    )
  else if (section.playback !== undefined && question.type === 'reading')
    report(`is a reading question in the section '${id}', which plays clips.`, 'section')
  else if (section.playback === undefined && question.type === 'listening')
    report(`is a listening question in the section '${id}', which has no 'playback'.`, 'section')
}

/** A question in a group has what the group has not. */
const checkMember = (question: PaperQuestion, group: PaperGroup, report: Report) => {
  if (question.text === undefined) report(`has no text of its own, but belongs to the group '${group.id}'.`, 'text')
  if (question.photo !== undefined && group.photo !== undefined)
    report(`has a picture of its own, but its group '${group.id}' has one.`, 'photo')
  if (question.type === 'reading') return
  const { audio, script, transcript, options } = question
  if (audio !== undefined) report(`has audio of its own, but belongs to the group '${group.id}'.`, 'audio')
  if (script !== undefined || transcript !== undefined)
    report(`has a script of its own, but belongs to the group '${group.id}'.`, 'transcript')
  if (options.some(({ spoken }) => spoken !== undefined))
    report(`has spoken options, but belongs to the group '${group.id}'.`, 'options')
}

const checkGroup = (group: PaperGroup, members: readonly PaperQuestion[], exam: Paper, report: Report) => {
  const [first] = members
  if (members.length < 2 || first === undefined) {
    report(`has ${members.length === 1 ? 'one question' : 'no questions'}; a group has two or more.`)
    return
  }
  const id = sectionIdOf(first)
  if (members.some((question) => sectionIdOf(question) !== id)) report('has questions of several sections.')
  else {
    const section = exam.questions.filter((question) => sectionIdOf(question) === id)
    const start = section.indexOf(first)
    if (members.some((question, index) => section[start + index] !== question))
      report('has questions that do not follow one another.')
  }
  if (first.type === 'listening') {
    if (group.audio === undefined) report('has listening questions, but no audio.', 'audio')
  } else {
    if (group.audio !== undefined) report('has audio, but no listening questions.', 'audio')
    if (group.text === undefined && group.photo === undefined) report('has neither text nor picture.', 'text')
  }
}

/**
 * Checks which section and which group each question of a parsed exam belongs to, and that items are unique. `order`: the questions in the
 * order of their list.
 */
const checkStructure = (exam: Paper, order: readonly PaperQuestion[], reports: StructureReports): void => {
  const sections = sectionsOf(exam)
  const groups = new Map(exam.groups?.map((group) => [group.id, group]))
  const items = new Set<string>()
  for (const [index, question] of order.entries()) {
    const report: Report = (message, field) => reports.question(index, message, field)
    const { item, group: groupId } = question
    checkSection(question, sections, exam.sections !== undefined, report)
    if (item !== undefined && items.has(item)) report(`has the item '${item}', which another question has too.`, 'item')
    if (item !== undefined) items.add(item)
    if (groupId === undefined) continue
    const group = groups.get(groupId)
    if (group === undefined) report(`belongs to the group '${groupId}', which is not there.`, 'group')
    else checkMember(question, group, report)
  }
  for (const [index, group] of (exam.groups ?? []).entries()) {
    const members = exam.questions.filter((question) => question.group === group.id)
    checkGroup(group, members, exam, (message, field) => reports.group(index, `group '${group.id}' ${message}`, field))
  }
  for (const [index, { id }] of (exam.sections ?? []).entries()) {
    if (!exam.questions.some((question) => sectionIdOf(question) === id))
      reports.section(index, `section '${id}' has no questions.`)
  }
}
