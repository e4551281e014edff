import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Badge, badgeTones } from '.'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: '40 questions' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
  parameters: { docs: { description: { component: 'A short label for a status or a category. Not a button.' } } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IconPrecedesTheText: Story = { args: { icon: 'clock', tone: 'accent', children: '50 minutes' } }

export const LongText: Story = {
  args: { children: sample.long },
  render: (args) => (
    <Narrow>
      <Badge {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { children: '읽기 20문항', tone: 'info' } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Inline gap={8}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone} icon="check">
            {tone}
          </Badge>
        ))}
      </Inline>
    </AllThemes>
  ),
}
