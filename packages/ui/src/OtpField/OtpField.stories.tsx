import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Narrow, RightToLeft, matrix, withState } from '../lib/stories'
import { OtpField, type OtpFieldProps } from './OtpField'

const Held = withState(OtpField)

const Controlled = (args: OtpFieldProps) => (
  <Narrow>
    <Held {...args} />
  </Narrow>
)

/** A one-time code with one box per digit. Supports pasting and autofill. */
const meta = {
  title: 'Components/One-time code field',
  component: OtpField,
  tags: ['autodocs'],
  args: { label: 'Verification Code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement, position: number) =>
  within(canvas).getByRole('textbox', { name: `Digit ${position} of 6` })

export const Playground: Story = {}

export const TypingDigitsMovesFocusAndCompletes: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement, 1))
    await userEvent.keyboard('a-')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box(canvasElement, 1)).toHaveValue('')
    await userEvent.keyboard('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await expect(box(canvasElement, 6)).toHaveFocus()
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

export const BackspaceClearsAndMovesBack: Story = {
  args: { value: '12' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement, 3))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(box(canvasElement, 2)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const ErrorDescribesTheBoxes: Story = {
  args: { value: '123456', errorMessage: 'Invalid OTP' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Verification Code' })).toHaveAccessibleDescription('Invalid OTP')
    await expect(box(canvasElement, 1)).toBeInvalid()
  },
}

export const Gallery: Story = matrix(OtpField, {
  states: {
    rest: { value: '123' },
    hover: {},
    focus: {},
    disabled: { isDisabled: true, value: '123' },
    error: { value: '123456', errorMessage: 'Invalid OTP' },
    help: { description: 'The six digits of the mail' },
  },
  text: (words) => ({ label: words, errorMessage: words, description: words }),
})

export const RightToLeftKeepsDigitsLeftToRight: Story = {
  args: { value: '12' },
  render: (args) => (
    <RightToLeft>
      <Controlled {...args} />
    </RightToLeft>
  ),
  play: async ({ canvasElement }) => {
    const [one, two] = [box(canvasElement, 1), box(canvasElement, 2)]
    await expect(one.getBoundingClientRect().right).toBeLessThan(two.getBoundingClientRect().left)
    await userEvent.click(one)
    await userEvent.keyboard('{ArrowRight}')
    await expect(two).toHaveFocus()
  },
}
