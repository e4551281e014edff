import { sectionsOf } from '@naru/exam-kit/content'
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyDifference,
  applyEdit,
  differenceOf,
  emptyHistory,
  isEmptyDifference,
  isHistory,
  newQuestion,
  recordStep,
  redo,
  typingKey,
  undo,
  withOwnSections,
  type Draft,
  type Edit,
  type Edited,
} from '.'
import { sectionIdOf } from './arrange'
import { groupedDraft, sampleDraft } from '../../testing/drafts'

const items = ['r1', 'r2', 'r3', 'r4', 'l1', 'l2', 'new-1', 'new-2']
const item = constantFrom(...items)
const index = integer({ min: 0, max: 8 })
const text = option(constantFrom('가', '나', '다'), { nil: undefined })

const anyEdit: Arbitrary<Edit> = oneof(
  record({ kind: constant('changePaper' as const), changes: record({ description: text, duration: text }) }),
  record({ kind: constant('changeQuestion' as const), item, changes: record({ text, explanation: text }) }),
  record({
    kind: constant('changeQuestion' as const),
    item,
    changes: record({ type: constantFrom('reading' as const, 'listening' as const) }),
  }),
  record({ kind: constant('moveQuestion' as const), item, to: index }),
  record({ kind: constant('removeQuestions' as const), items: array(item, { maxLength: 2 }) }),
  record({
    kind: constant('insertQuestions' as const),
    questions: constantFrom(
      [newQuestion('new-1', 'reading')],
      [newQuestion('new-1', 'listening'), newQuestion('new-2', 'reading')],
    ),
    index,
  }),
  record({ kind: constant('changeOption' as const), item, index, changes: record({ text, note: text }) }),
  record({ kind: constant('moveOption' as const), item, index, to: index }),
  record({ kind: constant('removeOption' as const), item, index }),
  record({ kind: constant('chooseKey' as const), item, index: integer({ min: 0, max: 1 }) }),
  record({
    kind: constant('addGroup' as const),
    group: constant({ id: 'g', text: '글' }),
    items: array(item, { maxLength: 3 }),
  }),
  record({ kind: constant('removeGroup' as const), id: constantFrom('g', 'notice') }),
  record({ kind: constant('moveSection' as const), index: integer({ min: 0, max: 1 }), to: constant(1) }),
)

const anyDraft: Arbitrary<Draft> = constantFrom(sampleDraft(), groupedDraft(), withOwnSections(groupedDraft()))

/** An insertion of an item that is there would make two of one identity; the editor never does that. */
const isPossible = (draft: Draft, edit: Edit) =>
  edit.kind !== 'insertQuestions' ||
  edit.questions.every((question) => draft.questions.every((other) => other.item !== question.item))

function edited(draft: Draft, edits: readonly Edit[]): { states: Edited[]; last: Edited } {
  let last: Edited = { draft, history: emptyHistory }
  const states = [last]
  for (const [step, edit] of edits.entries()) {
    if (!isPossible(last.draft, edit)) continue
    const next = applyEdit(last.draft, edit)
    last = { draft: next, history: recordStep(last.history, last.draft, next, null, step) }
    states.push(last)
  }
  return { states, last }
}

describe('any sequence of edits', () => {
  it('undone gives back the draft, and done again the result', () => {
    assert(
      property(anyDraft, array(anyEdit, { maxLength: 12 }), (draft, edits) => {
        const { last } = edited(draft, edits)
        let state = last
        while (state.history.past.length > 0) state = undo(state)
        expect(state.draft).toEqual(draft)
        while (state.history.future.length > 0) state = redo(state)
        expect(state.draft).toEqual(last.draft)
      }),
    )
  })

  it('keeps the numbers from 1, the order of the sections, and groups together', () => {
    assert(
      property(anyDraft, array(anyEdit, { maxLength: 8 }), (draft, edits) => {
        const { draft: last } = edited(draft, edits).last
        expect(last.questions.map(({ number }) => number)).toEqual(last.questions.map((_, at) => at + 1))
        const sections = sectionsOf(last).map(({ id }) => id)
        const ranks = last.questions.map((question) => sections.indexOf(sectionIdOf(question)))
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
        const keys = last.questions.map((question) => `${sectionIdOf(question)}/${question.group ?? question.item}`)
        const changes = keys.filter((key, at) => key !== keys[at - 1])
        expect(new Set(changes).size).toBe(changes.length)
      }),
    )
  })

  it('moving keeps all questions', () => {
    assert(
      property(anyDraft, item, index, (draft, moving, to) => {
        const moved = applyEdit(draft, { kind: 'moveQuestion', item: moving, to })
        expect(new Set(moved.questions.map((question) => question.item))).toEqual(
          new Set(draft.questions.map((question) => question.item)),
        )
        expect(moved.questions).toHaveLength(draft.questions.length)
      }),
    )
  })

  it('is a difference that turns each draft into the other', () => {
    assert(
      property(anyDraft, array(anyEdit, { maxLength: 8 }), (draft, edits) => {
        const { draft: last } = edited(draft, edits).last
        // Stored and read again, as IndexedDB does.
        const difference = structuredClone(differenceOf(draft, last))
        expect(applyDifference(draft, difference, 'after')).toEqual(last)
        expect(applyDifference(last, difference, 'before')).toEqual(draft)
        expect(isEmptyDifference(differenceOf(last, structuredClone(last)))).toBe(true)
      }),
    )
  })
})

describe('typing', () => {
  const type = (state: Edited, text: string, at: number, item = 'r1'): Edited => {
    const edit: Edit = { kind: 'changeQuestion', item, changes: { text } }
    const draft = applyEdit(state.draft, edit)
    return { draft, history: recordStep(state.history, state.draft, draft, typingKey(edit), at) }
  }
  const start: Edited = { draft: sampleDraft(), history: emptyHistory }

  it('in one field is one step', () => {
    const state = type(type(type(start, '가', 0), '가나', 500), '가나다', 1500)
    expect(state.history.past).toHaveLength(1)
    expect(undo(state).draft).toEqual(start.draft)
    expect(redo(undo(state)).draft).toEqual(state.draft)
  })

  it.each<[string, Edited]>([
    ['after a pause', type(type(start, '가', 0), '가나', 5000)],
    ['in another question', type(type(start, '가', 0), '가나', 100, 'r2')],
    ['after an undo', type(undo(type(type(start, '가', 0), '나', 100, 'r2')), '가나', 200)],
  ])('%s is a step of its own', (_when, { history }) => {
    expect(history.past).toHaveLength(2)
  })

  it('that ends where it began is no step', () => {
    const text = start.draft.questions[0]?.text ?? ''
    expect(type(type(start, '가', 0), text, 100).history.past).toEqual([])
  })

  it('keeps the latest 200 steps', () => {
    let state = start
    for (let step = 0; step < 210; step += 1) state = type(state, `글 ${step}`, step * 10_000)
    expect(state.history.past).toHaveLength(200)
  })
})

it.each<[unknown, boolean]>([
  [emptyHistory, true],
  [{ past: [{ key: null, at: 1, difference: { fields: [], questions: [] } }], future: [] }, true],
  [{ past: [{}], future: [] }, false],
  [{ past: [] }, false],
  [null, false],
])('%j is a stored history: %s', (value, expected) => {
  expect(isHistory(value)).toBe(expected)
})
