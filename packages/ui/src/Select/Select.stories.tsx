import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Select, type SelectProps } from '.'

const papers = [
  { id: 'a', label: 'EPS-TOPIK mock exam 1' },
  { id: 'b', label: 'Mini exam' },
]

const Controlled = ({ value, onChange, ...rest }: SelectProps) => {
  const [chosen, setChosen] = useState(value)
  return (
    <Narrow>
      <Select
        {...rest}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          onChange(id)
        }}
      />
    </Narrow>
  )
}

const meta = {
  title: 'UI/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'Paper', items: papers, value: '', onChange: fn(), placeholder: 'Select a paper' },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A single selection with the native list of the system. For two to five short options, use SegmentedControl.',
      },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const PlaceholderIsDisabled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'Select a paper' })).toBeDisabled()
  },
}

export const CallsOnChangeWithTheId: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Paper' })
    await userEvent.selectOptions(list, 'Mini exam')
    await expect(args.onChange).toHaveBeenCalledWith('b')
    await expect(list).toHaveValue('b')
  },
}

export const ErrorDescribesTheList: Story = {
  args: { errorMessage: 'Please select a paper to view the leaderboard.' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Paper' })
    await expect(list).toHaveAccessibleDescription('Please select a paper to view the leaderboard.')
    await expect(list).toBeInvalid()
  },
}

export const LongText: Story = { args: { label: sample.long, items: [{ id: 'a', label: sample.long }], value: 'a' } }
export const Korean: Story = { args: { label: '시험', items: [{ id: 'a', label: '모의시험 1회' }], value: 'a' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Select label="Paper" items={papers} value="a" onChange={fn()} />
      <Select
        label="Paper, with an error"
        items={papers}
        value=""
        placeholder="Select a paper"
        onChange={fn()}
        errorMessage="Choose one"
      />
      <Select label="Paper, disabled" items={papers} value="b" onChange={fn()} isDisabled />
    </AllThemes>
  ),
}
