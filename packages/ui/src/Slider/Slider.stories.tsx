import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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

export const Gallery: Story = matrix(Slider, {
  states: { rest: {}, hover: {}, focus: {}, disabled: { isDisabled: true } },
  text: (words) => ({ label: words }),
})
