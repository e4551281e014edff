import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '.'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'correct answers' },
  parameters: { docs: { description: { component: 'Text for screen readers only.' } } },
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
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('correct answers')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(canvasElement.querySelector('p')).toHaveTextContent('4 correct answers')
  },
}
