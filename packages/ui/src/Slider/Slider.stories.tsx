import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AllThemes, Narrow, RightToLeft, sample } from '../lib/stories'
import { Slider } from '.'

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
  parameters: {
    docs: { description: { component: 'A slider for an approximate value, such as the volume.' } },
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ArrowKeysMoveIt: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Volume' })
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

export const LabelCanBeVisuallyHidden: Story = {
  args: { showLabel: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider', { name: 'Volume' })).toBeInTheDocument()
  },
}

export const LongText: Story = { args: { label: sample.long } }
export const Korean: Story = { args: { label: '음량' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Slider label="Volume" defaultValue={70} />
      <Slider label="Disabled" defaultValue={30} isDisabled />
    </AllThemes>
  ),
}

export const RightToLeftLeftArrowIncreases: Story = {
  render: (args) => (
    <RightToLeft>
      <Slider {...args} />
    </RightToLeft>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(52)
    const thumb = within(canvasElement).getByRole('slider').closest('[class*="thumb"]')?.getBoundingClientRect()
    const track = within(canvasElement).getByRole('group').getBoundingClientRect()
    await expect((thumb?.left ?? 0) + (thumb?.width ?? 0) / 2).toBeLessThan(track.left + track.width / 2)
  },
}
