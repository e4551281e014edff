import type { PaperSection, PaperGroup, PaperOption } from '@naru/exam-kit/content'
import {
  arranged,
  moved,
  withoutEmptyGroups,
  changeSection,
  moveEntry,
  removeEntry,
  removeSection,
  withGroupChanges,
} from './arrange'
import { withChanges, type Changes, type Draft, type DraftQuestion, type DraftSettings } from './draft'

export type Edit =
  | { kind: 'changePaper'; changes: Changes<Omit<DraftSettings, 'groups' | 'sections'>> }
  | { kind: 'insertQuestions'; questions: readonly DraftQuestion[]; groups?: readonly PaperGroup[]; index?: number }
  | { kind: 'changeQuestion'; item: string; changes: Changes<Omit<DraftQuestion, 'item' | 'number'>> }
  | { kind: 'moveQuestion'; item: string; to: number }
  | { kind: 'duplicateQuestion'; item: string; newItem: string }
  | { kind: 'removeQuestions'; items: readonly string[] }
  | { kind: 'changeOptions'; item: string; options: PaperOption[]; spokenBy?: 'a' | 'b' | undefined }
  | { kind: 'addOption'; item: string }
  | { kind: 'changeOption'; item: string; index: number; changes: Changes<PaperOption> }
  | { kind: 'moveOption'; item: string; index: number; to: number }
  | { kind: 'removeOption'; item: string; index: number }
  | { kind: 'chooseKey'; item: string; index: number }
  | { kind: 'addGroup'; group: PaperGroup; items: readonly string[] }
  | { kind: 'changeGroup'; id: string; changes: Changes<PaperGroup> }
  | { kind: 'removeGroup'; id: string }
  | { kind: 'addSection'; section: PaperSection }
  | { kind: 'changeSection'; index: number; changes: Changes<PaperSection> }
  | { kind: 'moveSection'; index: number; to: number }
  | { kind: 'removeSection'; index: number }
  | { kind: 'replace'; draft: Draft }

type Handlers = { [Kind in Edit['kind']]: (draft: Draft, edit: Extract<Edit, { kind: Kind }>) => Draft }

const withQuestion = (draft: Draft, item: string, change: (question: DraftQuestion) => DraftQuestion): Draft => ({
  ...draft,
  questions: draft.questions.map((question) => (question.item === item ? change(question) : question)),
})

const withOptions = (draft: Draft, item: string, change: (options: PaperOption[]) => PaperOption[]): Draft =>
  withQuestion(draft, item, (question) => ({ ...question, options: change(question.options) }))

const asKey = (option: PaperOption, isKey: boolean): PaperOption => {
  if (isKey) return { ...option, correct: true }
  const { correct: _correct, ...other } = option
  return other
}

const inserted = (
  draft: Draft,
  { questions, groups = [], index }: Extract<Edit, { kind: 'insertQuestions' }>,
): Draft => {
  const at = index ?? draft.questions.length
  const all = [...(draft.groups ?? []), ...groups]
  return arranged({
    ...draft,
    ...(all.length > 0 && { groups: all }),
    questions: [...draft.questions.slice(0, at), ...questions, ...draft.questions.slice(at)],
  })
}

const duplicated = (draft: Draft, { item, newItem }: Extract<Edit, { kind: 'duplicateQuestion' }>): Draft =>
  arranged({
    ...draft,
    questions: draft.questions.flatMap((question) =>
      question.item === item ? [question, { ...structuredClone(question), item: newItem }] : [question],
    ),
  })

const isPlace = (changes: object) => ['type', 'section', 'group'].some((name) => name in changes)

const handlers: Handlers = {
  changePaper: (draft, { changes }) => withChanges<Draft>(draft, changes),
  insertQuestions: inserted,
  changeQuestion: (draft, { item, changes }) => {
    // A chart tells what its picture shows.
    const all = 'photo' in changes ? { chart: undefined, ...changes } : changes
    const changed = withQuestion(draft, item, (question) => withChanges<DraftQuestion>(question, all))
    return isPlace(changes) ? arranged(changed) : changed
  },
  moveQuestion: (draft, { item, to }) => moved(draft, item, to),
  duplicateQuestion: duplicated,
  removeQuestions: (draft, { items }) =>
    arranged({ ...draft, questions: draft.questions.filter(({ item }) => !items.includes(item)) }),
  changeOptions: (draft, { item, options, spokenBy }) =>
    withQuestion(draft, item, (question) => ({ ...withChanges<DraftQuestion>(question, { spokenBy }), options })),
  addOption: (draft, { item }) => withOptions(draft, item, (options) => [...options, {}]),
  changeOption: (draft, { item, index, changes }) =>
    withOptions(draft, item, (options) =>
      options.map((option, at) => (at === index ? withChanges(option, changes) : option)),
    ),
  moveOption: (draft, { item, index, to }) => withOptions(draft, item, (options) => moveEntry(options, index, to)),
  removeOption: (draft, { item, index }) => withOptions(draft, item, (options) => removeEntry(options, index)),
  chooseKey: (draft, { item, index }) =>
    withOptions(draft, item, (options) => options.map((option, at) => asKey(option, at === index))),
  addGroup: (draft, { group, items }) =>
    arranged({
      ...draft,
      groups: [...(draft.groups ?? []), group],
      questions: draft.questions.map((question) =>
        items.includes(question.item) ? { ...question, group: group.id } : question,
      ),
    }),
  changeGroup: (draft, { id, changes }) => withGroupChanges(draft, id, changes),
  removeGroup: (draft, { id }) => {
    const groups = draft.groups?.filter((group) => group.id !== id) ?? []
    return arranged({
      ...withChanges<Draft>(draft, { groups: groups.length === 0 ? undefined : groups }),
      questions: draft.questions.map((question) =>
        question.group === id ? withChanges<DraftQuestion>(question, { group: undefined }) : question,
      ),
    })
  },
  addSection: (draft, { section }) => arranged({ ...draft, sections: [...(draft.sections ?? []), section] }),
  changeSection: (draft, { index, changes }) => changeSection(draft, index, changes),
  moveSection: (draft, { index, to }) =>
    draft.sections === undefined ? draft : arranged({ ...draft, sections: moveEntry(draft.sections, index, to) }),
  removeSection: (draft, { index }) => removeSection(draft, index),
  replace: (_draft, { draft }) => draft,
}

/**
 * Applies an edit. The given draft is unchanged; questions that an edit does not touch stay the same objects. A group that loses its last
 * question goes with it.
 */
export function applyEdit<Kind extends Edit['kind']>(draft: Draft, edit: Extract<Edit, { kind: Kind }>): Draft {
  const handler: (draft: Draft, edit: never) => Draft = handlers[edit.kind]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each handler is that of the edit's kind
  return withoutEmptyGroups(handler(draft, edit as never))
}
