import { type PaperSection, sectionsOf, type PaperGroup } from '@naru/exam-kit/content'
import { arranged, fitsSection, sectionIdOf } from './arrange'
import { withChanges, type Changes, type Draft, type DraftQuestion } from './draft'

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
