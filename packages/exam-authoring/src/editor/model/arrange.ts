import { sectionsOf, type PaperSection } from '@naru/exam-kit/content'
import { withChanges, type Draft, type DraftQuestion } from './draft'

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
