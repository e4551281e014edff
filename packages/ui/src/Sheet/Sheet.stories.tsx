import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { sample } from '../lib/stories'
import { Text } from '../Text'
import { Sheet, type SheetProps } from '.'

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

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  args: {
    title: 'Question Navigator',
    children: <Text>Cells of the questions</Text>,
    isOpen: false,
    onOpenChange: fn(),
  },
  argTypes: { side: { control: 'select', options: ['start', 'end', 'bottom'] } },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'A modal panel at an edge of the screen, for content that larger screens show beside the page.',
      },
    },
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog')
}

export const Playground: Story = {}

export const EscapeClosesAndTheFocusReturns: Story = {
  play: async ({ canvasElement, args }) => {
    const sheet = await open(canvasElement)
    await expect(sheet).toHaveAccessibleName('Question Navigator')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

export const OpensFromTheStart: Story = {
  args: { side: 'start' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}
export const OpensFromTheEnd: Story = {
  args: { side: 'end' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}
export const LongText: Story = {
  args: { title: sample.long, children: <Text>{`${sample.long} ${sample.word} `.repeat(12)}</Text> },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}
export const Korean: Story = {
  args: { title: '문제 목록', children: <Text lang="ko">{sample.korean}</Text> },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}
