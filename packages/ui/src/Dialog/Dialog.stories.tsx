import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { sample } from '../lib/stories'
import { Text } from '../Text'
import { Dialog, type DialogProps } from '.'

const Opener = (props: Omit<DialogProps, 'isOpen'>) => {
  const [isOpen, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    props.onOpenChange?.(next)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={change}
        actions={
          <>
            <Button onPress={() => change(false)}>Stay</Button>
            <Button variant="primary" onPress={() => change(false)}>
              Proceed
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    title: 'Proceed to Listening Section',
    children: <Text>You cannot come back to the reading questions. The audio starts at once.</Text>,
    isOpen: false,
    onOpenChange: fn(),
  },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A modal dialog for a question or a short task. A question that must be answered is an alertdialog and not dismissable. Not for messages that fit into the page.',
      },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog')
}

export const Playground: Story = {}

export const TitleNamesItAndFocusMovesInside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Proceed to Listening Section')
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
}

export const FocusStaysInsideUntilItCloses: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

export const EscapeIsIgnoredWhenNotDismissable: Story = {
  args: { isDismissable: false, role: 'alertdialog' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const CloseButtonCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const LongText: Story = {
  args: { title: sample.long, children: <Text>{`${sample.long} ${sample.word} `.repeat(3)}</Text> },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

export const Korean: Story = {
  args: { title: '듣기 시험을 시작하시겠습니까?', children: <Text lang="ko">{sample.korean}</Text> },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
