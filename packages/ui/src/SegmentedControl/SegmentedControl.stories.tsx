import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, matrix, withState } from '../lib/stories'
import { SegmentedControl } from './SegmentedControl'

const filters = [
  { id: 'all', label: 'All Questions' },
  { id: 'correct', label: 'Correct (28)' },
  { id: 'incorrect', label: 'Incorrect (12)' },
]

const Controlled = withState(SegmentedControl)

/** A single selection of two to five short options. For more, use Select. */
const meta = {
  title: 'Components/Segmented control',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: { label: 'Questions shown', items: filters, value: 'all', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OneOptionIsAlwaysSelectedByPressOrKeys: Story = {
  play: async ({ canvas, args }) => {
    const correct = canvas.getByRole('radio', { name: 'Correct (28)' })
    await userEvent.click(correct)
    await expect(args.onChange).toHaveBeenLastCalledWith('correct')
    await userEvent.click(correct)
    await expect(correct).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('incorrect')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('correct')
  },
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
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((segment) => segment.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBe(group.clientWidth)
  },
}

export const Gallery: Story = matrix(Controlled, {
  states: {
    rest: { value: 'correct' },
    hover: { value: 'correct' },
    focus: { value: 'correct' },
    disabled: { value: 'correct', isDisabled: true },
  },
  width: '100%',
  text: (words) => ({
    items: [
      { id: 'all', label: words },
      { id: 'b', label: 'Short' },
    ],
  }),
})
