import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Narrow, sample, textsBeyond } from '@naru/ui/internal/stories'
import { ConflictView } from './ConflictView'
import { DifferenceView } from './DifferenceView'
import { storyDraft } from '../../testing/editor'
import { applyEdit, mergeDrafts, mergeParts, type Draft, type Edit, type MergeChoices } from '../model'
import { sampleReading } from '../../testing/drafts'

const base = storyDraft()
const after = (...edits: Edit[]) => edits.reduce((draft: Draft, edit) => applyEdit(draft, edit), base)

const changed = after(
  { kind: 'changePaper', changes: { topic: 'EPS-TOPIK practice paper one' } },
  { kind: 'changeQuestion', item: 'text', changes: { text: '저는 아침 여섯 시(      ) 일어납니다.' } },
  { kind: 'chooseKey', item: 'text', index: 1 },
  { kind: 'removeQuestions', items: ['sign'] },
  { kind: 'insertQuestions', questions: [sampleReading('new')] },
  { kind: 'moveQuestion', item: 'clip', to: 5 },
)

/** Drafts side by side: in the history, before an import is taken, and after two editors have changed a paper at once. */
const meta = {
  title: 'Authoring/Differences',
  args: { before: base, after: changed },
  argTypes: { before: { table: { disable: true } }, after: { table: { disable: true } } },
  render: (args) => <DifferenceView {...args} />,
} satisfies Meta<{ before: Draft; after: Draft }>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachQuestionAndFieldIsSideBySide: Story = {
  play: async ({ canvas }) => {
    const question = within(canvas.getByRole('region', { name: 'Question 1 (Changed)' }))
    await expect(question.getByText('저는 아침 여섯 시( ) 일어납니다.', { collapseWhitespace: true })).toBeVisible()
    await expect(question.getByText('Changed')).toBeVisible()
    await expect(canvas.getByText('Deleted')).toBeVisible()
    await expect(canvas.getByText('New')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Order of the questions' })).toBeVisible()
  },
}

export const NoDifference: Story = {
  args: { after: structuredClone(base) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no difference.')).toBeVisible()
  },
}

const onMerge = fn<(draft: Draft) => void>()
const mine = after({ kind: 'changeQuestion', item: 'text', changes: { text: '내 질문입니다.' } })
const theirs = after(
  { kind: 'changeQuestion', item: 'text', changes: { text: '다른 질문입니다.' } },
  { kind: 'changePaper', changes: { duration: '12 minutes' } },
)

const Conflict = () => {
  const parts = mergeParts(base, mine, theirs)
  const [choices, setChoices] = useState<MergeChoices>({})
  return (
    <ConflictView
      parts={parts}
      mine={mine}
      theirs={theirs}
      choices={choices}
      onChoose={(id, choice) => {
        const next = { ...choices, [id]: choice }
        setChoices(next)
        onMerge(mergeDrafts(mine, theirs, parts, next))
      }}
    />
  )
}

export const InAConflictOneChoosesForEachQuestion: Story = {
  render: () => <Conflict />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Both of you have changed this.')).toBeVisible()
    const question = within(canvas.getByRole('region', { name: 'Question 1' }))
    await expect(question.getByRole('radio', { name: 'Keep mine' })).toBeChecked()
    await userEvent.click(question.getByRole('radio', { name: 'Take theirs' }))
    await expect(onMerge.mock.lastCall?.[0].questions[0]?.text).toBe('다른 질문입니다.')
    // What only the other has changed is theirs without a choice.
    const duration = within(canvas.getByRole('region', { name: 'Length in words' }))
    await expect(duration.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    await expect(onMerge.mock.lastCall?.[0].duration).toBe('12 minutes')
  },
}

export const LongText: Story = {
  args: {
    after: after({ kind: 'changeQuestion', item: 'text', changes: { text: sample.word, explanation: sample.long } }),
  },
  render: (args) => (
    <Narrow>
      <DifferenceView {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}
