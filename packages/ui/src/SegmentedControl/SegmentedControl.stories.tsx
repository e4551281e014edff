import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, RightToLeft, sample } from '../lib/stories'
import { SegmentedControl, type SegmentedControlProps } from '.'

const filters = [
  { id: 'all', label: 'All Questions' },
  { id: 'correct', label: 'Correct (28)' },
  { id: 'incorrect', label: 'Incorrect (12)' },
]

const Controlled = ({ value, onChange, ...rest }: SegmentedControlProps) => {
  const [chosen, setChosen] = useState(value)
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: { label: 'Questions shown', items: filters, value: 'all', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: { description: { component: 'A single selection of two to five short options. For more, use Select.' } },
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OneOptionIsAlwaysSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Correct (28)' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('correct')
    await userEvent.click(canvas.getByRole('radio', { name: 'Correct (28)' }))
    await expect(canvas.getByRole('radio', { name: 'Correct (28)' })).toBeChecked()
  },
}

export const ArrowKeysMoveAndEnterOrSpaceSelects: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('correct')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('incorrect')
  },
}

export const LongText: Story = {
  args: {
    items: [
      { id: 'all', label: sample.long },
      { id: 'b', label: 'Short' },
    ],
  },
  render: (args) => (
    <Narrow>
      <Controlled {...args} />
    </Narrow>
  ),
}

/** The labels wrap, not the control. */
export const LabelsThatDoNotFitStayInOneRow: Story = {
  args: {
    value: 'initials',
    items: [
      { id: 'initials', label: 'Initials' },
      { id: 'chosen', label: 'A name of your choice' },
      { id: 'full', label: 'Your whole name' },
    ],
  },
  render: (args) => (
    <Narrow>
      <Controlled {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tops = canvas.getAllByRole('radio').map((segment) => segment.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBe(group.clientWidth)
  },
}

export const Korean: Story = {
  args: {
    label: '문제',
    items: [
      { id: 'all', label: '전체' },
      { id: 'b', label: '정답' },
      { id: 'c', label: '오답' },
    ],
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <SegmentedControl label="Filter" items={filters} value="correct" onChange={fn()} />
      <SegmentedControl
        label="Text size"
        items={[
          { id: 'a', label: 'A', 'aria-label': 'Normal text' },
          { id: 'b', label: 'A+', 'aria-label': 'Larger text' },
          { id: 'c', label: 'A++', 'aria-label': 'Largest text' },
        ]}
        value="a"
        onChange={fn()}
      />
    </AllThemes>
  ),
}

export const RightToLeftLeftArrowMovesForward: Story = {
  render: (args) => (
    <RightToLeft>
      <Controlled {...args} />
    </RightToLeft>
  ),
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('correct')
  },
}
