import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Text } from '../Text'
import { SelectableList, type SelectableListProps } from '.'

const items = [
  { id: 'a', label: 'A new lesson', children: <Text tone="muted">Ten words for the workshop.</Text> },
  { id: 'b', label: 'Your plan ends soon', children: <Text tone="muted">Three days are left.</Text> },
  { id: 'c', label: 'Welcome' },
]

const Controlled = (args: SelectableListProps) => {
  const [selectedIds, setSelectedIds] = useState(args.selectedIds)
  return (
    <SelectableList
      {...args}
      selectedIds={selectedIds}
      onChange={(next) => {
        setSelectedIds(next)
        args.onChange(next)
      }}
      actions={selectedIds.size > 0 && <Button size="small">Delete Selected</Button>}
    />
  )
}

const meta = {
  title: 'UI/SelectableList',
  component: SelectableList,
  tags: ['autodocs'],
  args: { label: 'Messages', items, selectAllLabel: 'Select all', selectedIds: new Set<string>(), onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'A list with a checkbox per row and one for all rows. In a form, use checkboxes instead.',
      },
    },
  },
} satisfies Meta<typeof SelectableList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SomeRowsMakeSelectAllIndeterminate: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Welcome' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['c']))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

export const SelectAllSelectsAndClearsAllRows: Story = {
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Select all' })
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']))
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set())
  },
}

export const AllRowsSelectedChecksSelectAll: Story = {
  args: { selectedIds: new Set(['a', 'b', 'c']) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  },
}

export const DetailsDescribeTheCheckbox: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: 'A new lesson' })).toHaveAccessibleDescription(
      'Ten words for the workshop.',
    )
    await expect(within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const SelectsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const entry = within(canvasElement).getByRole('checkbox', { name: 'A new lesson' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(entry).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(entry).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(entry).not.toBeChecked()
  },
}

export const LongText: Story = {
  args: {
    selectAllLabel: sample.long,
    items: [
      { id: 'a', label: `${sample.long} ${sample.word}`, children: sample.word },
      { id: 'b', label: sample.tamil, children: sample.sinhala },
    ],
  },
  render: (args) => (
    <Narrow>
      <Controlled {...args} />
    </Narrow>
  ),
}

export const Korean: Story = {
  args: { label: '알림', selectAllLabel: '모두 선택', items: [{ id: 'a', label: sample.korean }] },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <Controlled {...args} selectedIds={new Set(['b'])} />
    </AllThemes>
  ),
}
