import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Checkbox } from '.'

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { children: 'Remember me', onChange: fn() },
  parameters: {
    docs: {
      description: { component: 'A checkbox with its label. It takes effect with the form, not immediately.' },
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LabelAndSpaceBarToggleIt: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const SomeOfManyIsIndeterminate: Story = {
  args: { isIndeterminate: true, children: 'Select all' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

export const LongText: Story = {
  args: { children: sample.long },
  render: (args) => (
    <Narrow>
      <Checkbox {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { children: '로그인 상태 유지' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Checkbox>Empty</Checkbox>
      <Checkbox defaultSelected>Selected</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled
      </Checkbox>
      <Checkbox isInvalid>Invalid</Checkbox>
    </AllThemes>
  ),
}
