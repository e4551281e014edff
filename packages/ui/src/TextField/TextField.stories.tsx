import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { TextField } from '.'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Email', onChange: fn() },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A text field with one or several lines. The label is always visible; a placeholder is only an example.',
      },
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LabelNamesTheInput: Story = {
  args: { type: 'email', autoComplete: 'username' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await userEvent.type(input, 'a@b.lk')
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.lk')
    await expect(input).toHaveAttribute('type', 'email')
    await expect(input).toHaveAttribute('autocomplete', 'username')
  },
}

export const HelpAndErrorDescribeTheInput: Story = {
  args: { description: 'The one you signed up with', errorMessage: 'Please enter a valid email address' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/The one you signed up with/)
    await expect(input).toHaveAccessibleDescription(/Please enter a valid email address/)
  },
}

export const MultilineIsResizable: Story = { args: { label: 'Message', multiline: true } }

export const DisabledRejectsInput: Story = {
  args: { isDisabled: true, value: '0012367', label: 'Application number' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Application number' })).toBeDisabled()
  },
}

export const LongText: Story = {
  args: {
    label: sample.long,
    description: sample.long,
    errorMessage: `${sample.long} ${sample.word}`,
    defaultValue: sample.word,
  },
}

export const Korean: Story = {
  args: { label: '이름', description: '여권에 적힌 이름을 쓰십시오.', defaultValue: '김민수' },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <TextField label="First name" defaultValue="Nimal" />
      <TextField label="Email" description="We send the code to it" placeholder="name@example.com" />
      <TextField label="Contact number" errorMessage="Please enter a valid phone number" defaultValue="12" />
      <TextField label="Student ID" isDisabled defaultValue="A1B2C3D" />
      <TextField label="Message" multiline />
    </AllThemes>
  ),
}
