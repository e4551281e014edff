import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ResultsWait } from './RoomResults'

/** Placeholder of a part of the results that is loading. */
const meta = {
  title: 'Exam/Exam room/Wait for results',
  component: ResultsWait,
  tags: ['autodocs'],
  args: { part: 'marks' },
} satisfies Meta<typeof ResultsWait>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TheReviewIsOnItsWay: Story = {
  args: { part: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading the review…$/)
  },
}
