import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Narrow, matrix } from '../lib/stories'
import { Slider } from './Slider'

/** A slider for an approximate value, such as the volume. */
const meta = {
  title: 'Components/Slider',
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

export const ReportsEachValueAlsoWithoutAVisibleLabel: Story = {
  args: { showLabel: false, formatOptions: { style: 'unit', unit: 'percent' } },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50%')
    await fireEvent.change(slider, { target: { value: '55' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(55)
    await expect(slider).toHaveAttribute('aria-valuetext', '55%')
  },
}

export const Gallery: Story = matrix(Slider, {
  states: { rest: {}, hover: {}, focus: {}, disabled: { isDisabled: true } },
  text: (words) => ({ label: words }),
})
