import { describe, expect, it } from 'vitest'
import { checkExam } from '@naru/exam-kit/content'
import { applyEdit, newQuestion, readDraft, withOwnSections, withoutOwnSections, type Draft, type Edit } from '.'
import { groupedDraft, sampleDraft, sampleListening, sampleReading } from '../../testing/drafts'

const order = ({ questions }: Draft) => questions.map(({ item }) => item).join(' ')
const numbers = ({ questions }: Draft) => questions.map(({ number }) => number)
const after = (edit: Edit, draft: Draft = sampleDraft()) => applyEdit(draft, edit)

describe('questions', () => {
  it.each<[Edit, string]>([
    [{ kind: 'insertQuestions', questions: [newQuestion('new', 'reading')] }, 'r1 r2 r3 r4 new l1 l2'],
    [{ kind: 'insertQuestions', questions: [newQuestion('new', 'reading')], index: 1 }, 'r1 new r2 r3 r4 l1 l2'],
    [{ kind: 'insertQuestions', questions: [newQuestion('new', 'listening')], index: 0 }, 'r1 r2 r3 r4 new l1 l2'],
    [{ kind: 'duplicateQuestion', item: 'r2', newItem: 'copy' }, 'r1 r2 copy r3 r4 l1 l2'],
    [{ kind: 'removeQuestions', items: ['r1', 'l1'] }, 'r2 r3 r4 l2'],
    [{ kind: 'moveQuestion', item: 'r1', to: 2 }, 'r2 r3 r1 r4 l1 l2'],
    [{ kind: 'moveQuestion', item: 'r4', to: 0 }, 'r4 r1 r2 r3 l1 l2'],
    // A section keeps its questions.
    [{ kind: 'moveQuestion', item: 'r1', to: 5 }, 'r2 r3 r4 r1 l1 l2'],
    [{ kind: 'moveQuestion', item: 'r1', to: 99 }, 'r2 r3 r4 r1 l1 l2'],
    [{ kind: 'moveQuestion', item: 'unknown', to: 1 }, 'r1 r2 r3 r4 l1 l2'],
    [{ kind: 'changeQuestion', item: 'r1', changes: { type: 'listening' } }, 'r2 r3 r4 r1 l1 l2'],
  ])('%j: %s', (edit, expected) => {
    const changed = after(edit)
    expect(order(changed)).toBe(expected)
    expect(numbers(changed)).toEqual(changed.questions.map((_, index) => index + 1))
  })

  it.each<[string, number, string]>([
    // Inside its group a question moves alone, beyond it the group moves.
    ['r2', 2, 'r1 r3 r2 r4 l1 l2'],
    ['r2', 3, 'r1 r4 r2 r3 l1 l2'],
    ['r3', 0, 'r2 r3 r1 r4 l1 l2'],
    // A question never stands between the members of a group.
    ['r1', 1, 'r2 r3 r1 r4 l1 l2'],
  ])('of a group: %s to %s is %s', (item, to, expected) => {
    expect(order(after({ kind: 'moveQuestion', item, to }, groupedDraft()))).toBe(expected)
  })

  it('an edit leaves the draft and the other questions as they are', () => {
    const draft = sampleDraft()
    const copy = structuredClone(draft)
    const changed = after({ kind: 'changeQuestion', item: 'r1', changes: { text: '새 질문' } }, draft)
    expect(draft).toEqual(copy)
    expect(changed.questions[1]).toBe(draft.questions[1])
    expect(changed.questions[0]?.text).toBe('새 질문')
  })

  it('an undefined change removes the field', () => {
    const changed = after({ kind: 'changeQuestion', item: 'l1', changes: { script: undefined } })
    expect(changed.questions[4]).not.toHaveProperty('script')
  })

  it('another picture removes the chart of the former one', () => {
    const chart = '인원 (명)\n1동 | 40'
    const charted = after({ kind: 'changeQuestion', item: 'r1', changes: { photo: 'a.webp', chart } })
    expect(charted.questions[0]?.chart).toBe(chart)
    const changed = after({ kind: 'changeQuestion', item: 'r1', changes: { photo: 'b.webp' } }, charted)
    expect(changed.questions[0]).not.toHaveProperty('chart')
  })
})

describe('options', () => {
  const optionsAfter = (edit: Edit) =>
    after(edit).questions[0]?.options.map(({ text = '-', correct }) => (correct === true ? `(${text})` : text))

  it.each<[Edit, string]>([
    [{ kind: 'addOption', item: 'r1' }, '(책) 연필 의자 창문 -'],
    [{ kind: 'changeOption', item: 'r1', index: 1, changes: { text: '공책' } }, '(책) 공책 의자 창문'],
    [{ kind: 'moveOption', item: 'r1', index: 0, to: 2 }, '연필 의자 (책) 창문'],
    [{ kind: 'moveOption', item: 'r1', index: 0, to: 4 }, '(책) 연필 의자 창문'],
    [{ kind: 'removeOption', item: 'r1', index: 1 }, '(책) 의자 창문'],
    // Nobody has chosen another key.
    [{ kind: 'removeOption', item: 'r1', index: 0 }, '연필 의자 창문'],
    [{ kind: 'chooseKey', item: 'r1', index: 3 }, '책 연필 의자 (창문)'],
  ])('%j: %s', (edit, expected) => {
    expect(optionsAfter(edit)?.join(' ')).toBe(expected)
  })
})

describe('groups and sections', () => {
  it('a new group gathers its members', () => {
    const draft = after({ kind: 'addGroup', group: { id: 'g', text: '글' }, items: ['r1', 'r4'] })
    expect(order(draft)).toBe('r1 r4 r2 r3 l1 l2')
  })

  it('a group takes its members along to a new id, and leaves them when it is removed', () => {
    const renamed = after({ kind: 'changeGroup', id: 'notice', changes: { id: 'memo' } }, groupedDraft())
    expect(renamed.questions.map(({ group }) => group)).toEqual([undefined, 'memo', 'memo', ...Array(3)])
    const removed = after({ kind: 'removeGroup', id: 'memo' }, renamed)
    expect(removed).not.toHaveProperty('groups')
    expect(removed.questions.some((question) => 'group' in question)).toBe(false)
  })

  it.each<[string, Edit[]]>([
    ['are removed', [{ kind: 'removeQuestions', items: ['r2', 'r3'] }]],
    ['leave it', ['r2', 'r3'].map((item): Edit => ({ kind: 'changeQuestion', item, changes: { group: undefined } }))],
    ['join another', [{ kind: 'addGroup', group: { id: 'memo' }, items: ['r2', 'r3'] }]],
  ])('a group goes when its last questions %s', (_how, edits) => {
    const draft = edits.reduce((before: Draft, edit) => applyEdit(before, edit), groupedDraft())
    expect(draft.groups?.map(({ id }) => id) ?? []).not.toContain('notice')
    expect(checkExam(draft, { file: '', files: new Set() }).faults.map(({ message }) => message)).not.toContain(
      "group 'notice' has no questions; a group has two or more.",
    )
  })

  it('sections begin as reading and listening, and can be given up again', () => {
    const own = withOwnSections(sampleDraft())
    expect(own.sections?.map(({ id, minutes }) => [id, minutes])).toEqual([
      ['reading', 5],
      ['listening', 5],
    ])
    expect(own).not.toHaveProperty('readingTimeMinutes')
    expect(withoutOwnSections(own)).toEqual(sampleDraft())
  })

  it('a section takes its questions along to a new id and a new place, and gives them to another when it is removed', () => {
    const own = withOwnSections(sampleDraft())
    const renamed = after({ kind: 'changeSection', index: 0, changes: { id: 'part-1' } }, own)
    expect(renamed.questions.map(({ section }) => section)).toEqual([...Array(4).fill('part-1'), undefined, undefined])
    expect(order(after({ kind: 'moveSection', index: 0, to: 1 }, renamed))).toBe('l1 l2 r1 r2 r3 r4')
    const added = after(
      { kind: 'addSection', section: { id: 'part-2', title: 'Part 2', minutes: 5, navigation: 'free' } },
      renamed,
    )
    const removed = after({ kind: 'removeSection', index: 0 }, added)
    expect(removed.questions.find((question) => question.item === 'r1')).toMatchObject({ section: 'part-2' })
  })

  it('the last section stays', () => {
    const own = withOwnSections(sampleDraft(2, 0))
    expect(own.sections).toHaveLength(1)
    expect(after({ kind: 'removeSection', index: 0 }, own)).toBe(own)
  })
})

describe('readDraft', () => {
  let count = 0
  const newItem = () => `item-${(count += 1)}`

  it('keeps a whole draft as it is', () => {
    expect(readDraft(groupedDraft(), newItem)).toEqual(groupedDraft())
  })

  it.each([undefined, null, 'text', [], 7, {}])('%j is an empty draft', (value) => {
    expect(readDraft(value, newItem)).toEqual({ id: '', topic: '', questions: [] })
  })

  it('gives items to questions without one and to repeated ones', () => {
    count = 0
    const { item: _item, ...without } = sampleReading('r1')
    const draft = readDraft({ ...sampleDraft(), questions: [without, sampleReading('a'), sampleReading('a')] }, newItem)
    expect(order(draft)).toBe('item-1 a item-2')
  })

  it('keeps unknown fields, so that the checks name them', () => {
    const draft = readDraft({ ...sampleDraft(1, 0), colour: 'red' }, newItem)
    const { faults } = checkExam(draft, { file: 'paper', files: new Set() })
    expect(faults.map(({ field }) => field)).toEqual(['colour'])
  })

  it('replaces what an editor cannot show', () => {
    const raw = { id: 5, topic: null, sections: 'no', groups: [7], questions: ['x', { type: 'writing', options: 3 }] }
    expect(readDraft(raw, () => 'new')).toEqual({
      id: '',
      topic: '',
      questions: [{ item: 'new', number: 1, type: 'reading', options: [] }],
    })
  })
})

it('the sample papers have no faults', () => {
  for (const draft of [sampleDraft(), groupedDraft(), sampleDraft(20, 20)])
    expect(checkExam(draft, { file: 'paper', files: new Set(['clip.m4a']) }).faults).toEqual([])
  expect(sampleListening('l1').audio).toBe('clip.m4a')
})
