import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button'
import { longTexts, sample, textsBeyond } from '../lib/stories'
import { Text } from '../Text/Text'
import { Sheet, type SheetProps } from './Sheet'

const sides = ['start', 'end', 'bottom'] as const

const Opener = ({ onOpenChange, ...rest }: Omit<SheetProps, 'isOpen'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Sheet
        {...rest}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

/** A modal panel at an edge of the screen, for content that larger screens show beside the page. */
const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  args: {
    title: 'Question Navigator',
    children: <Text>Cells of the questions</Text>,
    isOpen: false,
    onOpenChange: fn(),
  },
  argTypes: { side: { control: 'select', options: sides } },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Opened: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

export const OpensFromEachSideAndClosesByEscape: Story = {
  render: ({ isOpen: _isOpen, ...args }) => (
    <>
      {sides.map((side) => (
        <Opener key={side} {...args} side={side} />
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Open' })) {
      await userEvent.click(button)
      await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Question Navigator')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(sides.length)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const LongText: Story = {
  args: { title: sample.long, children: longTexts },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(textsBeyond(await screen.findByRole('dialog'))).toEqual([])
  },
}
