import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { PasswordField } from '.'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password' },
  render: (args) => (
    <Narrow>
      <PasswordField {...args} />
    </Narrow>
  ),
  parameters: {
    docs: {
      description: {
        component: 'A password field with a button that shows the password. Supports pasting and password managers.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'secret')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('secret')
  },
}

export const PasteWorks: Story = {
  args: { autoComplete: 'new-password' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    await userEvent.click(input)
    await userEvent.paste('from the manager')
    await expect(input).toHaveValue('from the manager')
    await expect(input).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const LongText: Story = { args: { label: sample.long, errorMessage: sample.long } }
export const Korean: Story = { args: { label: '비밀번호', errorMessage: '비밀번호는 여섯 자 이상이어야 합니다.' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <PasswordField label="Password" defaultValue="secret" />
      <PasswordField label="New password" errorMessage="Password must be at least 6 characters" />
    </AllThemes>
  ),
}
