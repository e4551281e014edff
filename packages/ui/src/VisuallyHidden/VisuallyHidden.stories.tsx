import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'

/** Text for screen readers only. */
const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'correct answers' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsOnlyForScreenReaders: Story = {
  render: (args) => (
    <p>
      4 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('correct answers')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(canvasElement.querySelector('p')).toHaveTextContent('4 correct answers')
  },
}
