import { sectionsOf } from './sections'
import type { ReportAt } from './checkSections'
import type { Report } from './fields'
import type { Paper, PaperGroup, PaperQuestion, PaperSection } from './paper'

/** Reports faults of the entries of an exam's lists. */
export interface StructureReports {
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
export const checkStructure = (exam: Paper, order: readonly PaperQuestion[], reports: StructureReports): void => {
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
