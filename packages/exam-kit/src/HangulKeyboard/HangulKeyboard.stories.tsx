import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Narrow, withState } from '@naru/ui/internal/stories'
import { HangulKeyboard } from './HangulKeyboard'

const Typing = withState(HangulKeyboard)

/** The keys only: the field stands above them. */
const meta = {
  title: 'Practice/Hangul keyboard',
  component: HangulKeyboard,
  tags: ['autodocs'],
  render: (args) => <Typing {...args} />,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof HangulKeyboard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LettersJoinAndShiftHoldsForOneLetter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Shift')
    await expect(canvas.getByRole('button', { name: 'Shift', pressed: true })).toBeVisible()
    await press('ㅃ ssang-bieup')
    await press('ㅏ a')
    await press('ㄹ rieul')
    await press('ㄱ giyeok')
    await expect(args.onChange).toHaveBeenLastCalledWith('빩')
    await expect(canvas.getByRole('status')).toHaveTextContent('빩')
    await press('ㅣ i')
    await expect(args.onChange).toHaveBeenLastCalledWith('빨기')
    await press('Delete')
    await press('Space')
    await expect(args.onChange).toHaveBeenLastCalledWith('빨ㄱ ')
  },
}

export const ArrowsMoveBetweenKeysOfOneTabStop: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'ㅂ bieup' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'ㄴ nieun' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('ㄴ')
    await expect(canvas.getByRole('button', { name: 'ㅂ bieup' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvas.getByRole('group', { name: 'Korean keyboard' })).getByText('ㅂ')).not.toHaveFocus()
  },
}

export const OnASmallPhoneEachKeyIsATarget: Story = {
  render: (args) => (
    <Narrow>
      <Typing {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}
