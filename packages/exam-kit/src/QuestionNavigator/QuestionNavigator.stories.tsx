import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Narrow, matrix } from '@naru/ui/internal/stories'
import type { NavigatorCellView } from './NavigatorCell'
import { navigatorFilters, type NavigatorFilter } from './NavigatorParts'
import { QuestionNavigator, type QuestionNavigatorProps } from './QuestionNavigator'

function cells(
  from: number,
  count: number,
  change: (index: number) => Partial<NavigatorCellView>,
): NavigatorCellView[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset
    return { index, number: index + 1, option: null, isCurrent: false, isLocked: false, ...change(index) }
  })
}

const reading = cells(0, 20, (index) => ({ option: index < 12 ? (index % 4) + 1 : null, isCurrent: index === 4 }))
const listening = cells(20, 20, () => ({ isLocked: true }))

/** The exam as an answer sheet. Locked cells can be pressed: the exam room then shows the reason. */
const meta = {
  title: 'Exam/Question navigator',
  component: QuestionNavigator,
  tags: ['autodocs'],
  args: {
    sections: [
      { section: 'Reading', limitSeconds: 1500, cells: reading },
      { section: 'Listening', limitSeconds: 1500, cells: listening },
    ],
    onSelect: fn(),
  },
  decorators: [
    (Story, { name }) =>
      name === 'Gallery' ? (
        <Story />
      ) : (
        <Narrow>
          <Story />
        </Narrow>
      ),
  ],
} satisfies Meta<typeof QuestionNavigator>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ACellSaysNumberAnswerAndPlace: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const current = canvas.getByRole('button', { name: 'Question 5, answered, option 1, current' })
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(within(current).getByText('Q5')).toBeVisible()
    await expect(within(current).getByText('1')).toBeVisible()
    const empty = canvas.getByRole('button', { name: 'Question 13, not answered' })
    await expect(within(empty).getByText('-')).toBeVisible()
    await userEvent.click(empty)
    await expect(args.onSelect).toHaveBeenLastCalledWith(12)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(13)
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Question 21, not answered, locked' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(20)
  },
}

export const EachSectionHasItsTimeLimitAndProgress: Story = {
  args: { sections: [{ section: 'Reading', limitSeconds: 1500, cells: reading }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Question Navigator' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Reading Section' })).toHaveTextContent('Time limit 25:00')
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      '12 of 20 answered',
    )
    await expect(canvas.queryByText('Listening Section')).not.toBeInTheDocument()
  },
}

export const InListeningOnlyTheCurrentCellIsOpen: Story = {
  args: {
    sections: [
      { section: 'Reading', limitSeconds: 1500, cells: cells(0, 20, () => ({ option: 2, isLocked: true })) },
      {
        section: 'Listening',
        limitSeconds: 1500,
        cells: cells(20, 20, (index) => ({
          isCurrent: index === 22,
          isLocked: index !== 22,
          option: index < 22 ? 4 : null,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /, locked$/ })).toHaveLength(39)
    await expect(canvas.getAllByRole('button', { name: /^Question/ })).toHaveLength(40)
    await expect(canvas.getByRole('button', { name: 'Question 23, not answered, current' })).toBeVisible()
  },
}

function Filtered(props: QuestionNavigatorProps) {
  const [filter, setFilter] = useState<NavigatorFilter>('all')
  return <QuestionNavigator {...props} filter={filter} onFilterChange={setFilter} />
}

const flagged = cells(0, 20, (index) => ({ option: index < 12 ? 2 : null, isFlagged: index === 3 || index === 15 }))

export const AFilterLeavesTheUnansweredOrTheFlagged: Story = {
  tags: ['flow'],
  args: {
    sections: [
      { section: 'Reading', limitSeconds: 1500, cells: flagged },
      { section: 'Listening', limitSeconds: 1500, cells: cells(20, 20, () => ({ isLocked: true })) },
    ],
  },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('button', { name: 'Question 4, answered, option 2, flagged' })
    await expect(cell.querySelector('svg')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unanswered' }))
    await expect(canvas.getAllByRole('button', { name: /^Question/ })).toHaveLength(8 + 20)
    await userEvent.click(canvas.getByRole('button', { name: 'Flagged' }))
    await expect(canvas.getAllByRole('button', { name: /^Question/ })).toHaveLength(2)
    await expect(canvas.getByText('No question is flagged')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(canvas.getAllByRole('button', { name: /^Question/ })).toHaveLength(40)
    const filters = within(canvas.getByRole('group', { name: 'Show in the navigator' }))
    await expect(filters.getAllByRole('button')).toHaveLength(navigatorFilters.length)
  },
}

export const CellsOfAGroupAreJoinedAndSayWhatTheyShare: Story = {
  args: {
    sections: [
      {
        section: 'Reading',
        limitSeconds: 1500,
        cells: cells(0, 20, (index) => ({ option: index < 19 ? 2 : null, isCurrent: index === 18 })),
        groups: [{ indexes: [18, 19], shared: 'text' }],
      },
      {
        section: 'Listening',
        limitSeconds: 1500,
        cells: cells(20, 20, () => ({ isLocked: true })),
        groups: [
          { indexes: [24, 25, 26], shared: 'recording' },
          { indexes: [38, 39], shared: 'recording' },
        ],
      },
    ],
  },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Questions 19 and 20 share a text' }))
    await expect(group.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByRole('group', { name: 'Questions 25, 26 and 27 share a recording' })).toBeInTheDocument()
    await expect(canvas.getByText('Same text or recording')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unanswered' }))
    await expect(group.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
  },
}

const few = cells(0, 8, (index) => ({
  option: index % 2 ? 3 : null,
  isFlagged: index > 4,
  isCurrent: index === 5,
  isLocked: index === 7,
}))

const eight = { sections: [{ section: 'Reading', limitSeconds: 1500, cells: few }], onFilterChange: fn() }

export const Gallery: Story = matrix(QuestionNavigator, {
  states: { rest: eight, hover: eight, focus: eight, 'flagged only': { ...eight, filter: 'flagged' } },
  control: 'button[data-state="empty"]',
  width: '17rem',
  text: () => ({
    sections: [
      {
        section: 'Reading',
        limitSeconds: 35_999,
        cells: cells(94, 20, (index) => ({ option: index % 3 ? 10 : null })),
      },
    ],
    onFilterChange: fn(),
  }),
})
