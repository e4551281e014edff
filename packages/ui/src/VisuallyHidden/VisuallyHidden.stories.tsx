import type { Meta, StoryObj } from '@storybook/react-vite'
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
