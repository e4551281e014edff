import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Narrow, sample, textsBeyond } from '@naru/ui/internal/stories'
import { faultyDraft, storyDraft } from '../../testing/editor'
import { applyEdit, checkDraft, faultsByPart, questionKindOf, type Draft } from '../model'
import { QuestionList, type ListedQuestion, type QuestionListProps } from './QuestionList'

const listed = (draft: Draft): ListedQuestion[] => {
  const faults = faultsByPart(checkDraft(draft, new Map([['clip.m4a', 14]])).faults)
  return draft.questions.map((question) => ({
    id: question.item,
    number: question.number,
    kind: questionKindOf(question),
    type: question.type,
    words: (question.text ?? '').split('\n')[0] ?? '',
    faults: faults.get(question.item)?.length ?? 0,
  }))
}

const onOpen = fn<(item: string) => void>()
const onMove = fn<(item: string, to: number) => void>()

const Sortable = ({ start, isReadOnly }: { start: Draft; isReadOnly: boolean }) => {
  const [draft, setDraft] = useState(start)
  const [current, setCurrent] = useState<string | undefined>(start.questions[0]?.item)
  const props: QuestionListProps = {
    questions: listed(draft),
    current,
    isReadOnly,
    onOpen: (item) => {
      onOpen(item)
      setCurrent(item)
    },
    onMove: (item, to) => {
      onMove(item, to)
      setDraft((before) => applyEdit(before, { kind: 'moveQuestion', item, to }))
    },
  }
  return <QuestionList {...props} />
}

/** The questions of a paper. Drag one to move it, also by keyboard. */
const meta = {
  title: 'Authoring/Question list',
  args: { start: storyDraft(), isReadOnly: false },
  argTypes: { start: { table: { disable: true } } },
  render: (args) => <Sortable {...args} />,
} satisfies Meta<{ start: Draft; isReadOnly: boolean }>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ARowSaysNumberKindWordsAndProblems: Story = {
  args: { start: faultyDraft() },
  play: async ({ canvas }) => {
    // The list draws its rows when it knows them all.
    await expect(
      await canvas.findByRole('row', { name: /Question 2, Reading · Text. No text yet. 3 problems/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Question 7, Listening · Spoken options/ })).toBeVisible()
  },
}

/** On a phone the list hides the fields: a press on the open question leads back to them. */
export const APressOpensTheCurrentQuestionToo: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /Question 1,/ })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    onOpen.mockClear()
    await userEvent.click(first)
    await expect(onOpen).toHaveBeenCalledWith(storyDraft().questions[0]?.item)
  },
}

export const TheArrowKeysGoFromQuestionToQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Question 1,/ }))
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('row', { name: /Question 2,/ })
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

export const AQuestionIsMovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onMove.mockClear()
    await userEvent.click(await canvas.findByRole('row', { name: /Question 1,/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /Move question 1/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert/))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce())
    await expect(onMove.mock.calls[0]?.[0]).toBe('text')
    await expect(canvas.getByRole('row', { name: /Question 1, Reading · Picture/ })).toBeVisible()
  },
}

export const ReadOnlyHasNoHandles: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    start: storyDraft({ questions: storyDraft().questions.map((one) => ({ ...one, text: sample.korean.repeat(4) })) }),
  },
  render: (args) => (
    <Narrow>
      <Sortable {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}
