// @vitest-environment jsdom
import { uiText } from '@naru/ui/language'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { editorText } from '../editorText'
import type { Draft, Edit } from '../model'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('DraftField.test.tsx', '@naru/exam-kit')

const { PaperSettings } = await import('../paper/PaperSettings')
const { PartContext } = await import('./partContext')
const { TagsPart } = await import('../question/TagsPart')
const { withReviewState } = await import('../question/HelpPart')
const { applyEdit } = await import('../model')
const { sampleReading } = await import('../../testing/drafts')

// jsdom lacks `CSS`.
vi.stubGlobal('CSS', { escape: String })

beforeAll(() => Promise.all([uiText.load('en'), editorText.load('en')]))
afterEach(cleanup)

const question = sampleReading('a', { tags: { field: 'comprehension' } })
const start: Draft = {
  id: 'paper',
  topic: 'Paper',
  readingTimeMinutes: 5,
  verdictThresholds: { excellent: 180, good: 150 },
  questions: [question],
}

async function open(part: 'paper' | 'tags' = 'paper') {
  const shown = { draft: start, replace: (_draft: Draft) => {} }
  const Editor = () => {
    const [draft, setDraft] = useState(start)
    useEffect(() => {
      Object.assign(shown, { draft, replace: setDraft })
    }, [draft])
    const onEdit = (edit: Edit) => setDraft((before) => applyEdit(before, edit))
    const [first = question] = draft.questions
    return (
      <PartContext value={{ faults: [], isReadOnly: false, media: new Map(), onEdit, onPickMedia: () => undefined }}>
        {part === 'paper' ? <PaperSettings draft={draft} faults={[]} /> : <TagsPart question={first} />}
      </PartContext>
    )
  }
  // Tabs render their panel in a second pass.
  await act(async () => void render(<Editor />))
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  const type = (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } })
  return { field, type, draft: () => shown.draft, set: (draft: Draft) => act(() => shown.replace(draft)) }
}

it.each([
  ['Guidelines', 'Read ', 'Read', (draft: Draft) => draft.guidelines, ['Read']],
  ['Guidelines', 'Read all.\n', 'Read all.', (draft: Draft) => draft.guidelines, ['Read all.']],
  ['Grammar', '은/는, ', '은/는', (draft: Draft) => draft.questions[0]?.tags?.grammar, ['은/는']],
  ['Words to learn', '책, 연필,', '책, 연필', (draft: Draft) => draft.questions[0]?.vocabulary, ['책', '연필']],
  ['Minutes for reading', '12.', '12', (draft: Draft) => draft.readingTimeMinutes, 12],
] as const)(
  '%s keeps what is typed, and shows what is stored when it is left',
  async (name, typed, shown, stored, value) => {
    const { field, type, draft } = await open(name === 'Grammar' || name === 'Words to learn' ? 'tags' : 'paper')
    type(name, typed)
    expect(field(name).value).toBe(typed)
    expect(stored(draft())).toEqual(value)
    fireEvent.blur(field(name))
    expect(field(name).value).toBe(shown)
  },
)

it('undo replaces what is typed', async () => {
  const { field, type, set } = await open()
  type('Guidelines', 'Read ')
  set(start)
  expect(field('Guidelines').value).toBe('')
})

it('a number that must be there is not 0 while its field is empty, and comes back when it is left', async () => {
  const { field, type, draft } = await open()
  const good = /Well done/
  type(good, '')
  expect(field(good).value).toBe('')
  expect(draft().verdictThresholds?.good).toBe(150)
  type(good, '80')
  expect(draft().verdictThresholds?.good).toBe(80)
  type(good, '')
  fireEvent.blur(field(good))
  expect(field(good).value).toBe('80')
})

it('the id of a section counts when its field is left, since half of it may be the id of another', async () => {
  const { draft, set } = await open()
  const section = (id: string, title: string) => ({ id, title, minutes: 5, navigation: 'free' as const })
  set({
    ...start,
    sections: [section('a', 'First'), section('b', 'Second')],
    questions: [{ ...question, section: 'b' }],
  })
  const field = screen.getByDisplayValue('b')
  for (const value of ['a', 'ab']) fireEvent.change(field, { target: { value } })
  expect(draft().sections?.map(({ id }) => id)).toEqual(['a', 'b'])
  fireEvent.blur(field)
  expect(draft().sections?.map(({ id }) => id)).toEqual(['a', 'ab'])
  expect(draft().questions[0]?.section).toBe('ab')
})

it('a paper keeps its texts by language, and whether a person has checked them', async () => {
  const { field, type, draft } = await open()
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Sinhala' })))
  expect(field('Description').value).toBe('')
  type('Description', 'කෙටි ප්‍රශ්න පත්‍රයක්')
  type('Guidelines', 'සියල්ලට පිළිතුරු දෙන්න.\nදෙවරක් ඇසේ.')
  expect(draft().translations).toEqual({
    si: { description: 'කෙටි ප්‍රශ්න පත්‍රයක්', guidelines: ['සියල්ලට පිළිතුරු දෙන්න.', 'දෙවරක් ඇසේ.'] },
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'A person has checked the texts in this language' }))
  expect(draft().unreviewed).toEqual([])
  type('Description', '')
  type('Guidelines', '')
  expect(draft().translations).toBeUndefined()
})

it.each([
  ['is not reviewed, as long as nothing is', undefined, undefined],
  ['is not reviewed either after another one was', [], ['si']],
])('a language that is new to a question %s', (_how, unreviewed, expected) => {
  const texts = { explanations: { ko: '설명' }, ...(unreviewed !== undefined && { unreviewed }) }
  const changes = withReviewState(texts, { explanations: { ko: '설명', si: 'පැහැදිලි කිරීම' } })
  expect(changes.unreviewed).toEqual(expected)
})

it('a language whose texts are gone needs no review', () => {
  const texts = { explanations: { ko: '설명', si: 'පැහැදිලි කිරීම' }, unreviewed: ['si'] }
  expect(withReviewState(texts, { explanations: { ko: '설명' } }).unreviewed).toEqual([])
})
