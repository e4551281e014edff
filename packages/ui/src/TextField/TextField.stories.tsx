import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Narrow, matrix } from '../lib/stories'
import { TextField } from './TextField'

/** A text field with one or several lines. The label is always visible; a placeholder is only an example. */
const meta = {
  title: 'Components/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Email', onChange: fn() },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const HelpAndErrorDescribeTheInput: Story = {
  args: { description: 'The one you signed up with', errorMessage: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/The one you signed up with/)
    await expect(input).toHaveAccessibleDescription(/Please enter a valid email address/)
  },
}

export const Gallery: Story = matrix(TextField, {
  states: {
    rest: { defaultValue: 'Nimal' },
    hover: { placeholder: 'name@example.com' },
    focus: {},
    disabled: { isDisabled: true, defaultValue: 'A1B2C3D' },
    error: { errorMessage: 'Please enter a valid phone number', defaultValue: '12' },
    'several lines': { multiline: true, description: 'At most 500 letters' },
  },
  width: '11rem',
  text: (words) => ({ label: words, description: words, errorMessage: words, defaultValue: words }),
})
