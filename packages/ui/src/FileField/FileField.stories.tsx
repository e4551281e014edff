import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, matrix } from '../lib/stories'
import { FileField } from './FileField'

/** Selects one file, by the browser's dialog or by drag and drop. It does not display the selected file: show it beside the field. */
const meta = {
  title: 'Components/File field',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'Profile image', buttonLabel: 'Choose an image', accept: 'image/*', onSelect: fn() },
  render: (args) => (
    <Narrow>
      <FileField {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ASelectedFileIsReportedAlsoTheSecondTime: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/Profile image/)
    await expect(input).toHaveAccessibleName('Profile image Choose an image')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onSelect).toHaveBeenLastCalledWith(file)
    await userEvent.upload(input, file)
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
  },
}

export const HelpAndErrorDescribeItAndDisabledItRejectsFiles: Story = {
  args: { description: 'JPEG or PNG', errorMessage: 'This file is not an image.', isDisabled: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Profile image/)
    await expect(input).toHaveAccessibleDescription(/^JPEG or PNG.*not an image\.$/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is not an image.')
    await expect(input).toBeDisabled()
  },
}

export const Gallery: Story = matrix(FileField, {
  states: {
    rest: {},
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    error: { errorMessage: 'This file is not an image.' },
    help: { description: 'JPEG or PNG' },
  },
  width: '11rem',
  text: (words) => ({ label: words, buttonLabel: words, errorMessage: words }),
})
