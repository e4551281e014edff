import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { FileField } from '.'

const meta = {
  title: 'UI/FileField',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'Profile image', buttonLabel: 'Choose an image', accept: 'image/*', onSelect: fn() },
  render: (args) => (
    <Narrow>
      <FileField {...args} />
    </Narrow>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Selects one file, by the browser's dialog or by drag and drop. It does not display the selected file: show it beside the field.",
      },
    },
  },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SelectedFileIsReported: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Profile image/)
    await expect(input).toHaveAccessibleName('Profile image Choose an image')
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onSelect).toHaveBeenLastCalledWith(file)
  },
}

export const SameFileIsReportedAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Profile image/)
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
  },
}

export const IsFocusableByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText(/Profile image/)).toHaveFocus()
  },
}

export const HelpAndErrorDescribeIt: Story = {
  args: { description: 'JPEG or PNG', errorMessage: 'This file is not an image.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/Profile image/)).toHaveAccessibleDescription(/^JPEG or PNG.*not an image\.$/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is not an image.')
  },
}

export const DisabledRejectsFiles: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/Profile image/)).toBeDisabled()
  },
}

export const LongText: Story = {
  args: { label: sample.long, buttonLabel: `${sample.long} ${sample.word}`, errorMessage: sample.long },
}

export const Korean: Story = { args: { label: '프로필 사진', buttonLabel: '사진 고르기' } }

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <FileField {...args} />
      <FileField {...args} description="JPEG or PNG" errorMessage="This file is not an image." />
      <FileField {...args} isDisabled />
    </AllThemes>
  ),
}
