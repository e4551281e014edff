import { describe, expect, it } from 'vitest'
import {
  adaptBundle,
  applyEdit,
  itemsToMove,
  mergeDrafts,
  mergeParts,
  takeQuestions,
  type Draft,
  type Edit,
  type MergeChoices,
} from '.'
import { groupedDraft, sampleDraft, sampleReading } from '../../testing/drafts'

const base = sampleDraft()
const after = (...edits: Edit[]) => edits.reduce((draft: Draft, edit) => applyEdit(draft, edit), base)
const text = (item: string, words: string): Edit => ({ kind: 'changeQuestion', item, changes: { text: words } })

const partsOf = (mine: Draft, theirs: Draft) =>
  mergeParts(base, mine, theirs).map(({ id, isConflict, suggestion }) => `${id} ${isConflict ? 'both' : suggestion}`)
const merged = (mine: Draft, theirs: Draft, choices: MergeChoices = {}) =>
  mergeDrafts(mine, theirs, mergeParts(base, mine, theirs), choices)

describe('two drafts of one revision', () => {
  it.each<[string, Draft, Draft, string[]]>([
    ['nothing', base, structuredClone(base), []],
    ['one question each', after(text('r1', '가')), after(text('r2', '나')), ['question/r1 mine', 'question/r2 theirs']],
    ['the same question', after(text('r1', '가')), after(text('r1', '나')), ['question/r1 both']],
    ['the same words', after(text('r1', '가')), after(text('r1', '가')), []],
    [
      'the topic and the order',
      after({ kind: 'changePaper', changes: { topic: 'Mine' } }),
      after({ kind: 'moveQuestion', item: 'r1', to: 2 }),
      ['field/topic mine', 'order theirs'],
    ],
    [
      'a removed question that the other has changed',
      after({ kind: 'removeQuestions', items: ['r1'] }),
      after(text('r1', '나')),
      ['question/r1 both'],
    ],
  ])('differ by %s', (_what, mine, theirs, expected) => {
    expect(partsOf(mine, theirs)).toEqual(expected)
  })

  it('keep the changes of both where only one has changed a part', () => {
    const mine = after(text('r1', '가'), { kind: 'insertQuestions', questions: [sampleReading('new')], index: 1 })
    const theirs = after(text('r2', '나'), { kind: 'removeQuestions', items: ['r4'] })
    const both = merged(mine, theirs)
    expect(both.questions.map(({ item }) => item)).toEqual(['r1', 'new', 'r2', 'r3', 'l1', 'l2'])
    expect(both.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(both.questions[0]?.text).toBe('가')
    expect(both.questions[2]?.text).toBe('나')
  })

  it.each<[MergeChoices, string]>([
    [{}, '가'],
    [{ 'question/r1': 'mine' }, '가'],
    [{ 'question/r1': 'theirs' }, '나'],
  ])('with the choice %j r1 is %s', (choices, expected) => {
    expect(merged(after(text('r1', '가')), after(text('r1', '나')), choices).questions[0]?.text).toBe(expected)
  })

  it('all theirs is theirs, all mine is mine', () => {
    const mine = after(
      text('r1', '가'),
      { kind: 'moveQuestion', item: 'r3', to: 0 },
      { kind: 'removeQuestions', items: ['l2'] },
    )
    const theirs = after(text('r1', '나'), { kind: 'insertQuestions', questions: [sampleReading('new')] })
    const all = (choice: 'mine' | 'theirs') =>
      Object.fromEntries(mergeParts(base, mine, theirs).map(({ id }) => [id, choice]))
    expect(merged(mine, theirs, all('theirs'))).toEqual(theirs)
    expect(merged(mine, theirs, all('mine'))).toEqual(mine)
  })
})

describe('groups of two drafts', () => {
  const grouped = groupedDraft()
  const changed = (...edits: Edit[]) => edits.reduce((draft: Draft, edit) => applyEdit(draft, edit), grouped)
  const newGroup = (id: string, item: string): Edit => ({ kind: 'addGroup', group: { id, text: id }, items: [item] })
  const join = (mine: Draft, theirs: Draft, choices: MergeChoices = {}) =>
    mergeDrafts(mine, theirs, mergeParts(grouped, mine, theirs), choices)

  it('are joined one by one: a new one of each side stays', () => {
    const [mine, theirs] = [changed(newGroup('mine', 'r1')), changed(newGroup('theirs', 'r4'))]
    const both = join(mine, theirs)
    expect(both.groups?.map(({ id }) => id).toSorted()).toEqual(['mine', 'notice', 'theirs'])
    expect(both.questions.map(({ item, group }) => `${item} ${group ?? '-'}`)).toEqual([
      'r1 mine',
      'r2 notice',
      'r3 notice',
      'r4 theirs',
      'l1 -',
      'l2 -',
    ])
  })

  it.each(['mine', 'theirs'] as const)('with two texts of one group the author chooses %s', (choice) => {
    const say = (words: string) => changed({ kind: 'changeGroup', id: 'notice', changes: { text: words } })
    const parts = mergeParts(grouped, say('mine'), say('theirs'))
    expect(parts).toMatchObject([{ id: 'group/notice', isConflict: true }])
    expect(join(say('mine'), say('theirs'), { 'group/notice': choice }).groups?.[0]?.text).toBe(choice)
  })

  it('one that is dissolved is gone', () => {
    const both = join(changed({ kind: 'removeGroup', id: 'notice' }), changed(text('r1', '나')))
    expect(both).not.toHaveProperty('groups')
    expect(both.questions[0]?.text).toBe('나')
  })
})

describe('questions that move to another paper', () => {
  const newItem = () => 'fresh'

  it('take a group along if all its members move', () => {
    const { groups, questions } = takeQuestions(groupedDraft(), ['r2', 'r3'])
    expect(groups.map(({ id }) => id)).toEqual(['notice'])
    expect(questions.map(({ group }) => group)).toEqual(['notice', 'notice'])
  })

  it('are all of the group if the author wants, else one', () => {
    expect(itemsToMove(groupedDraft(), 'r2', true)).toEqual(['r2', 'r3'])
    expect(itemsToMove(groupedDraft(), 'r2', false)).toEqual(['r2'])
    expect(itemsToMove(groupedDraft(), 'r1', true)).toEqual(['r1'])
  })

  it('lose their group otherwise', () => {
    const { groups, questions } = takeQuestions(groupedDraft(), ['r1', 'r2'])
    expect(groups).toEqual([])
    expect(questions.some((question) => 'group' in question)).toBe(false)
  })

  it('get a new item and group id where the paper has one of that name', () => {
    const { groups, questions } = adaptBundle(groupedDraft(), takeQuestions(groupedDraft(), ['r2', 'r3']), newItem)
    expect(groups.map(({ id }) => id)).toEqual(['notice-2'])
    expect(questions[0]).toMatchObject({ item: 'fresh', group: 'notice-2' })
  })

  it('belong to the first section that takes them', () => {
    const target = sampleDraft(1, 0, {
      sections: [{ id: 'part-1', title: 'Part 1', minutes: 5, navigation: 'free' }],
    })
    const [question] = adaptBundle(target, takeQuestions(base, ['r4']), newItem).questions
    expect(question).toMatchObject({ item: 'r4', section: 'part-1' })
    const [back] = adaptBundle(
      base,
      { groups: [], questions: [{ ...sampleReading('x'), section: 'part-1' }] },
      newItem,
    ).questions
    expect(back).not.toHaveProperty('section')
  })
})
