import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline'
import { matrix } from '../lib/stories'
import { Badge, badgeTones } from './Badge'

/** A short label for a status or a category. Not a button. */
const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: '40 questions' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Badge, {
  render: () => (
    <Inline gap={8}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} icon="check">
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
  text: (words) => ({ children: words, icon: 'clock', tone: 'info' }),
})
