import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, RightToLeft, matrix } from '../lib/stories'
import { Slider } from '.'

/** A slider for an approximate value, such as the volume. */
const meta = {
  title: 'UI/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: { label: 'Volume', defaultValue: 50, onChange: fn() },
  render: (args) => (
    <Narrow>
      <Slider {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ArrowKeysMoveItAlsoWithoutAVisibleLabel: Story = {
  args: { showLabel: false },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Volume' })
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(51)
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(61)
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(51)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}

export const Gallery: Story = matrix(Slider, {
  states: { rest: {}, hover: {}, focus: {}, disabled: { isDisabled: true } },
  text: (words) => ({ label: words }),
})

export const RightToLeftLeftArrowIncreases: Story = {
  render: (args) => (
    <RightToLeft>
      <Slider {...args} />
    </RightToLeft>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(52)
    const thumb = canvas.getByRole('slider').closest('[class*="thumb"]')?.getBoundingClientRect()
    const track = canvas.getByRole('group').getBoundingClientRect()
    await expect((thumb?.left ?? 0) + (thumb?.width ?? 0) / 2).toBeLessThan(track.left + track.width / 2)
  },
}
