import type { PaperGroup } from '@naru/exam-kit/content'
import { sectionFor } from './arrange'
import { withChanges, type Draft, type DraftQuestion } from './draft'

export interface QuestionBundle {
  questions: DraftQuestion[]
  groups: PaperGroup[]
}

/** The questions of some items, with each group whose members are all among them. */
export function takeQuestions(draft: Draft, items: readonly string[]): QuestionBundle {
  const questions = draft.questions.filter(({ item }) => items.includes(item))
  const isWhole = (id: string) =>
    draft.questions.every(({ group, item }) => group !== id || items.includes(item)) &&
    questions.some(({ group }) => group === id)
  const groups = draft.groups?.filter(({ id }) => isWhole(id)) ?? []
  const isTaken = (id: string | undefined) => groups.some((group) => group.id === id)
  return {
    groups,
    // Without its group a question has no passage; its author sees that in the checks.
    questions: questions.map((question) =>
      isTaken(question.group) ? question : withChanges<DraftQuestion>(question, { group: undefined }),
    ),
  }
}

const freeId = (id: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(id)) return id
  for (let number = 2; ; number += 1) if (!taken.has(`${id}-${number}`)) return `${id}-${number}`
}

/**
 * Adapts questions to a draft: items and group ids that it has already become new ones, and sections that it does not have become the first
 * one that takes the question.
 */
export function adaptBundle(
  draft: Draft,
  { questions, groups }: QuestionBundle,
  newItem: () => string,
): QuestionBundle {
  const items = new Set(draft.questions.map(({ item }) => item))
  const taken = new Set(draft.groups?.map(({ id }) => id))
  const ids = new Map(groups.map(({ id }) => [id, freeId(id, taken)]))
  return {
    groups: groups.map((group) => ({ ...group, id: ids.get(group.id) ?? group.id })),
    questions: questions.map((question) => {
      const isKnown = draft.sections?.some(({ id }) => id === question.section) === true
      const section = draft.sections === undefined || isKnown ? undefined : sectionFor(draft, question.type)?.id
      const adapted = withChanges<DraftQuestion>(question, {
        ...(!isKnown && { section: section === question.type ? undefined : section }),
        ...(question.group !== undefined && { group: ids.get(question.group) }),
      })
      return { ...adapted, item: items.has(question.item) ? newItem() : question.item }
    }),
  }
}

/** The items that move with a question: all of its group if it goes along, else the question alone. */
export function itemsToMove(draft: Draft, item: string, withGroup: boolean): string[] {
  const group = draft.questions.find((question) => question.item === item)?.group
  if (!withGroup || group === undefined) return [item]
  return draft.questions.filter((question) => question.group === group).map((question) => question.item)
}
