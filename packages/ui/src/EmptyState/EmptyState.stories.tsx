import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { Icon } from '../Icon'
import { matrix } from '../lib/stories'
import { EmptyState } from './EmptyState'

/** The message of an empty or failed view: a drawing, a sentence and one action. */
const meta = {
  title: 'Components/Empty state',
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
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(EmptyState, {
  render: (args) => (
    <>
      <EmptyState {...args} />
      <EmptyState title="No drawing and no action" />
    </>
  ),
  text: (words) => ({ title: words, children: words }),
})
