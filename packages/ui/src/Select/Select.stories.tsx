import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, matrix, withState } from '../lib/stories'
import { Select, type SelectProps } from './Select'

const papers = [
  { id: 'a', label: 'EPS-TOPIK mock exam 1' },
  { id: 'b', label: 'Mini exam' },
]

const Held = withState(Select)

const Controlled = (args: SelectProps) => (
  <Narrow>
    <Held {...args} />
  </Narrow>
)

/** A single selection with the native list of the system. For two to five short options, use SegmentedControl. */
const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'Paper', items: papers, value: '', onChange: fn(), placeholder: 'Select a paper' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CallsOnChangeWithTheIdButNotForThePlaceholder: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('option', { name: 'Select a paper' })).toBeDisabled()
    const list = canvas.getByRole('combobox', { name: 'Paper' })
    await userEvent.selectOptions(list, 'Mini exam')
    await expect(args.onChange).toHaveBeenCalledWith('b')
    await expect(list).toHaveValue('b')
  },
}

export const ErrorDescribesTheList: Story = {
  args: { errorMessage: 'Please select a paper to view the leaderboard.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Paper' })
    await expect(list).toHaveAccessibleDescription('Please select a paper to view the leaderboard.')
    await expect(list).toBeInvalid()
  },
}

export const Gallery: Story = matrix(Select, {
  states: {
    rest: { value: 'a' },
    hover: {},
    focus: {},
    disabled: { isDisabled: true, value: 'b' },
    error: { errorMessage: 'Choose one' },
    help: { description: 'Only papers with results' },
  },
  width: '11rem',
  text: (words) => ({ label: words, items: [{ id: 'a', label: words }], value: 'a' }),
})
