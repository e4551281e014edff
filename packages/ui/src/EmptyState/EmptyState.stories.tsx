import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../ButtonLink'
import { Icon } from '../Icon'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { EmptyState } from '.'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    drawing: <Icon name="search" size="large" />,
    children: 'No exams available. Please purchase a plan to access exams.',
    action: (
      <ButtonLink href="#pricing" variant="primary">
        Pricing
      </ButtonLink>
    ),
  },
  argTypes: { drawing: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'The message of an empty or failed view: a drawing, a sentence and one action.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OffersOneAction: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const AnErrorIsAnnounced: Story = {
  args: { drawing: undefined, role: 'alert', title: 'Error', children: 'Failed to load videos' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to load videos')
  },
}

export const LongText: Story = {
  args: { title: sample.long, children: `${sample.long} ${sample.word}` },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
}

export const Korean: Story = {
  args: { title: '알림이 없습니다', children: '새 알림이 오면 여기에 보입니다.' },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <EmptyState {...args} />
      <EmptyState title="No drawing and no action" />
    </AllThemes>
  ),
}
