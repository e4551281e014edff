import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewComes } from './ReviewComes'

/** Stands below the marks until the review's code is here, which is nearly always before the exam ends. */
const meta = {
  title: 'Exam kit/ReviewComes',
  component: ReviewComes,
  tags: ['autodocs'],
} satisfies Meta<typeof ReviewComes>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItIsSaidToThoseWhoDoNotSee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The review is on its way…')
  },
}
