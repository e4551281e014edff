import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Narrow, matrix } from '../lib/stories'
import { Stack } from '../Stack/Stack'
import { Button, buttonSizes, buttonVariants } from '.'

/** Performs an action. Use one primary button per view; all others are secondary or quiet. For navigation, use a Link or a ButtonLink. */
const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Take Exam', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The sizes side by side, and the full width of what is around it. */
export const Sizes: Story = {
  render: (args) => (
    <Narrow>
      <Stack gap={12} align="start">
        {buttonSizes.map((size) => (
          <Button key={size} {...args} size={size} />
        ))}
        <Button {...args} fullWidth variant="primary">
          LOGIN
        </Button>
      </Stack>
    </Narrow>
  ),
}

export const PendingKeepsFocusAndIgnoresPresses: Story = {
  args: { isPending: true, variant: 'primary', children: 'SIGNING UP...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /SIGNING UP\.\.\./ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

const Saving = () => {
  const [isPending, setPending] = useState(false)
  return (
    <Button isPending={isPending} onPress={() => setPending(true)}>
      Save
    </Button>
  )
}

export const PendingIsAnnouncedByItsName: Story = {
  render: () => <Saving />,
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelectorAll('[aria-live] [role="img"]')
    await expect(announced()).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(announced()).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Save' })).toBeInTheDocument()
  },
}

const Sending = () => {
  const [isSending, setSending] = useState(false)
  return (
    <Stack gap={8}>
      <Button type="submit" isDisabled={isSending} onPress={() => setSending(true)}>
        Send
      </Button>
      <input aria-label="Answer" onChange={() => setSending(false)} />
      <Button onPress={() => setSending(false)}>Fail</Button>
    </Stack>
  )
}

export const DisabledSubmitRegainsFocus: Story = {
  args: { children: 'Send' },
  render: () => <Sending />,
  play: async ({ canvas, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    const fail = canvas.getByRole('button', { name: 'Fail' })
    await step('The form fails: the button is where it was', async () => {
      send.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(send).toBeDisabled())
      await expect(send).not.toHaveFocus()
      fail.click()
      await waitFor(() => expect(send).toHaveFocus())
    })
    await step('Who has gone on meanwhile stays there', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(send).toBeDisabled())
      await userEvent.type(canvas.getByRole('textbox', { name: 'Answer' }), 'a')
      await waitFor(() => expect(send).toBeEnabled())
      await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveFocus()
    })
  },
}

export const Gallery: Story = matrix(Button, {
  variants: Object.fromEntries(buttonVariants.map((variant) => [variant, { variant, children: 'OK' }])),
  states: { rest: {}, hover: {}, focus: {}, pressed: {}, disabled: { isDisabled: true }, pending: { isPending: true } },
  width: '5.25rem',
  text: (words) => ({ children: words, iconStart: 'exam', iconEnd: 'arrowRight', fullWidth: true }),
})
