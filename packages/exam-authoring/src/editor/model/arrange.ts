import { type PaperGroup, type PaperSection, sectionsOf } from '@naru/exam-kit/content'
import { type Changes, type Draft, type DraftQuestion, withChanges } from './draft'

export const sectionIdOf = ({ section, type }: Pick<DraftQuestion, 'section' | 'type'>): string => section ?? type

/** The first section that takes questions of a type; undefined if the draft has none. */
export const sectionFor = (draft: Draft, type: DraftQuestion['type']): PaperSection | undefined =>
  sectionsOf(draft).find(({ playback }) => (playback !== undefined) === (type === 'listening'))

export const fitsSection = ({ playback }: PaperSection, type: DraftQuestion['type']): boolean =>
  (playback !== undefined) === (type === 'listening')

/** Moves the members of each group behind its first member. */
function groupedTogether(questions: readonly DraftQuestion[]): DraftQuestion[] {
  const done = new Set<string>()
  return questions.flatMap((question) => {
    if (question.group === undefined) return [question]
    // A group inside one section: its members of another section are a fault that the author must see.
    const key = `${sectionIdOf(question)}/${question.group}`
    if (done.has(key)) return []
    done.add(key)
    return questions.filter((other) => other.group === question.group && sectionIdOf(other) === sectionIdOf(question))
  })
}

/** A draft without groups that have no question: nothing in the editor leads to them. */
export function withoutEmptyGroups(draft: Draft): Draft {
  const groups = draft.groups?.filter(({ id }) => draft.questions.some(({ group }) => group === id))
  if (groups?.length === draft.groups?.length) return draft
  return withChanges<Draft>(draft, { groups: groups?.length === 0 ? undefined : groups })
}

/**
 * Puts the questions in the order of the exam and numbers them from 1: section by section, the questions of a group together. Questions of
 * unknown sections come last.
 */
export function arranged(draft: Draft): Draft {
  const order = new Map(sectionsOf(draft).map(({ id }, index) => [id, index]))
  const rank = (question: DraftQuestion) => order.get(sectionIdOf(question)) ?? order.size
  const sorted = draft.questions.toSorted((one, other) => rank(one) - rank(other))
  const questions = groupedTogether(sorted).map((question, index) =>
    question.number === index + 1 ? question : { ...question, number: index + 1 },
  )
  return { ...draft, questions }
}

/**
 * Moves a question to a position. Inside its group it moves alone; beyond, the whole group moves.
 *
 * @param to index among all questions, where the question should be afterwards
 */
export function moved(draft: Draft, item: string, to: number): Draft {
  const { questions } = draft
  const from = questions.findIndex((question) => question.item === item)
  const question = questions[from]
  if (question === undefined || from === to) return draft
  const isMember = (other: DraftQuestion) => question.group !== undefined && other.group === question.group
  const target = questions[to]
  const block = target !== undefined && isMember(target) ? [question] : questions.filter(isMember)
  const moving = block.length === 0 ? [question] : block
  const others = questions.filter((other) => !moving.includes(other))
  const before = questions
    .slice(0, to > from ? to + 1 : Math.max(to, 0))
    .filter((other) => !moving.includes(other)).length
  return arranged({ ...draft, questions: [...others.slice(0, before), ...moving, ...others.slice(before)] })
}

/** Changes a group; a new id is also that of its members. */
export function withGroupChanges(draft: Draft, id: string, changes: Changes<PaperGroup>): Draft {
  const groups = draft.groups?.map((group) => (group.id === id ? withChanges<PaperGroup>(group, changes) : group))
  const changed: Draft = groups === undefined ? draft : { ...draft, groups }
  const newId = changes.id
  if (newId === undefined || newId === id) return changed
  return {
    ...changed,
    questions: draft.questions.map((question) => (question.group === id ? { ...question, group: newId } : question)),
  }
}

/** Changes a section; a new id is also that of its questions. */
export function changeSection(draft: Draft, index: number, changes: Changes<PaperSection>): Draft {
  const section = draft.sections?.[index]
  if (draft.sections === undefined || section === undefined) return draft
  const sections = draft.sections.map((each, at) => (at === index ? withChanges<PaperSection>(each, changes) : each))
  const newId = changes.id
  const questions =
    newId === undefined || newId === section.id
      ? draft.questions
      : draft.questions.map((question) =>
          sectionIdOf(question) === section.id ? { ...question, section: newId } : question,
        )
  return arranged({ ...draft, sections, questions })
}

const minutesOf = (sections: readonly PaperSection[], isPlayed: boolean) =>
  sections
    .filter(({ playback }) => (playback !== undefined) === isPlayed)
    .reduce((sum, { minutes }) => sum + minutes, 0)

/** Replaces reading and listening by sections of the paper, which begin as they are. */
export const withOwnSections = (draft: Draft): Draft =>
  draft.sections !== undefined
    ? draft
    : {
        ...withChanges<Draft>(draft, { readingTimeMinutes: undefined, listeningTimeMinutes: undefined }),
        sections: sectionsOf(draft).filter(
          ({ id }) => id === 'reading' || draft.questions.some((question) => sectionIdOf(question) === id),
        ),
      }

/** Replaces the sections of a paper by reading and listening. */
export function withoutOwnSections(draft: Draft): Draft {
  const { sections, ...others } = draft
  if (sections === undefined) return draft
  return arranged({
    ...others,
    readingTimeMinutes: minutesOf(sections, false),
    listeningTimeMinutes: minutesOf(sections, true),
    questions: draft.questions.map((question) => withChanges<DraftQuestion>(question, { section: undefined })),
  })
}

/** Removes a section. Its questions go to the first other one that takes them, if there is one. */
export function removeSection(draft: Draft, index: number): Draft {
  const removed = draft.sections?.[index]
  if (draft.sections === undefined || removed === undefined || draft.sections.length === 1) return draft
  const sections = draft.sections.toSpliced(index, 1)
  const questions = draft.questions.map((question) => {
    const other = sections.find((section) => fitsSection(section, question.type))
    return sectionIdOf(question) === removed.id && other !== undefined ? { ...question, section: other.id } : question
  })
  return arranged({ ...draft, sections, questions })
}

/** A copy of a list with one entry at another place. */
export function moveEntry<Entry>(list: readonly Entry[], index: number, to: number): Entry[] {
  const entry = list[index]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.toSpliced(index, 1)
  return others.toSpliced(to, 0, entry)
}

export const removeEntry = <Entry>(list: readonly Entry[], index: number): Entry[] => list.toSpliced(index, 1)
