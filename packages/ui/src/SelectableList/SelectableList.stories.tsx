import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { matrix } from '../lib/stories'
import { Text } from '../Text/Text'
import { SelectableList, type SelectableListProps } from './SelectableList'

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

/** A list with a checkbox per row and one for all rows. In a form, use checkboxes instead. */
const meta = {
  title: 'Components/Selectable list',
  component: SelectableList,
  tags: ['autodocs'],
  args: { label: 'Messages', items, selectAllLabel: 'Select all', selectedIds: new Set<string>(), onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectableList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SelectAllFollowsTheRowsAndChangesThem: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Welcome' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['c']))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']))
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set())
    await userEvent.tab()
    const entry = canvas.getByRole('checkbox', { name: 'A new lesson' })
    await waitFor(() => expect(entry).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(entry).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(entry).not.toBeChecked()
  },
}

export const DetailsDescribeTheCheckbox: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'A new lesson' })).toHaveAccessibleDescription(
      'Ten words for the workshop.',
    )
    await expect(within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Gallery: Story = matrix(Controlled, {
  states: { 'one selected': { selectedIds: new Set(['b']) }, focus: {} },
  control: 'li input',
  text: (words) => ({ selectAllLabel: words, items: [{ id: 'a', label: words, children: words }] }),
})
