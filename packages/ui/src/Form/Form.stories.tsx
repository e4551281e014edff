import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button'
import { TextField } from '../TextField/TextField'
import { Form } from './Form'

/** A form. With `native` the browser blocks empty required fields; with `aria` the caller validates and sets the messages. */
const meta = {
  title: 'Components/Form',
  component: Form,
  tags: ['autodocs'],
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="First name" name="firstName" isRequired />
        <TextField label="Message" name="message" isRequired multiline />
        <Button type="submit" variant="primary">
          Send Message
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const BrowserBlocksAnEmptyRequiredField: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeInvalid()
    await userEvent.keyboard('Nimal')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
