import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Narrow, sample } from '../lib/stories'
import { ButtonLink } from '.'

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { href: '#exams', variant: 'primary', iconEnd: 'arrowRight', children: 'Start Exam' },
  parameters: {
    docs: { description: { component: 'A link that looks like a button: for the one way on from here.' } },
  },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const LooksLikeAButtonAndIsALink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', '#exams')
  },
}

export const LongText: Story = {
  args: { children: sample.long },
  render: (args) => (
    <Narrow>
      <ButtonLink {...args} />
    </Narrow>
  ),
}
