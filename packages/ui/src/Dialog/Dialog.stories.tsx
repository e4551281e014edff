import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { longTexts, sample, textsBeyond } from '../lib/stories'
import { Text } from '../Text/Text'
import { Dialog, type DialogProps } from './Dialog'

const Opener = (props: Omit<DialogProps, 'isOpen'>) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>Stay</Button>
            <Button variant="primary" onPress={close}>
              Proceed
            </Button>
          </>
        }
      />
    </>
  )
}

/**
 * A modal dialog for a question or a short task. A question that must be answered is an alertdialog and not dismissable. Not for messages
 * that fit into the page.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    title: 'Proceed to Listening Section',
    children: <Text>You cannot come back to the reading questions. The audio starts at once.</Text>,
    isOpen: false,
    onClose: fn(),
  },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog')
}

export const Playground: Story = {}

export const Opened: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const dialog = within(await open(canvasElement))
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Stay', 'Proceed'])
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

export const TheTitleNamesItAndTheFocusStaysInsideUntilItCloses: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const dialog = await open(canvasElement)
    await fireEvent.pointerDown(dialog)
    await fireEvent.click(dialog, { detail: 2 }) // the second press of a double click that opened it
    await expect(dialog).toHaveAccessibleName('Proceed to Listening Section')
    await expect(dialog.contains(document.activeElement)).toBe(true)
    canvas.getByRole('button', { name: 'Open', hidden: true }).focus()
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    await userEvent.click(within(await open(canvasElement)).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const EscapeIsIgnoredWhenNotDismissable: Story = {
  args: { isDismissable: false, role: 'alertdialog' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const LongText: Story = {
  args: { title: sample.long, children: longTexts },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(textsBeyond(dialog)).toEqual([])
  },
}
