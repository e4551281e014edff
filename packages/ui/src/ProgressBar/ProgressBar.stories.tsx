import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../Icon'
import { Narrow, RightToLeft, matrix } from '../lib/stories'
import { ProgressBar } from './ProgressBar'

/** A progress bar: a thin line, with a small drawing at its head if there is one. For a wait of unknown length, use Loading. */
const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Reading Section', value: 7, maxValue: 20 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ZeroMaximumIsNotAnError: Story = {
  args: { value: 0, maxValue: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}

export const Gallery: Story = matrix(ProgressBar, {
  render: () => (
    <>
      {[0, 5, 12, 20].map((value) => (
        <ProgressBar key={value} label={`Section ${value}`} value={value} maxValue={20} valueLabel={`${value} of 20`} />
      ))}
      <ProgressBar label="With a marker" value={12} maxValue={20} marker={<Icon name="flag" />} />
    </>
  ),
  text: (words) => ({ label: words, valueLabel: words }),
})

export const RightToLeftMovesTheMarkerLeft: Story = {
  args: { value: 15, marker: <Icon name="flag" /> },
  render: (args) => (
    <RightToLeft>
      <Narrow>
        <ProgressBar {...args} />
      </Narrow>
    </RightToLeft>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar').getBoundingClientRect()
    const marker = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect(marker?.left).toBeGreaterThanOrEqual(bar.left)
    await expect(marker?.right).toBeLessThan(bar.left + bar.width / 2)
  },
}
