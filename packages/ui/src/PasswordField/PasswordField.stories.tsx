import type { Meta, StoryObj } from '@storybook/react-vite'
import { Narrow, matrix } from '../lib/stories'
import { PasswordField } from './PasswordField'

/** A password field with a button that shows the password. Supports pasting and password managers. */
const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password' },
  render: (args) => (
    <Narrow>
      <PasswordField {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(PasswordField, {
  states: {
    rest: { defaultValue: 'secret' },
    hover: {},
    focus: {},
    disabled: { isDisabled: true, defaultValue: 'secret' },
    error: { errorMessage: 'Password must be at least 6 characters' },
    help: { description: 'At least 6 characters' },
  },
  width: '11rem',
  text: (words) => ({ label: words, errorMessage: words }),
})
