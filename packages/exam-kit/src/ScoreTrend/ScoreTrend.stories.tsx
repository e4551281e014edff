import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ScoreTrend } from './ScoreTrend'

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Results over exams, compared with the first attempts of all learners. */
const meta = {
  title: 'Exam kit/ScoreTrend',
  component: ScoreTrend,
  tags: ['autodocs'],
  args: {
    points: [
      { id: '1', label: 'Mock Exam 1', value: -0.8, band: [-1.2, -0.4] },
      { id: '2', label: 'Mock Exam 2', value: 0.1, band: [-0.3, 0.5] },
      { id: '3', label: 'Mock Exam 3', value: 1.4, band: [1.1, 1.7] },
    ],
    text: {
      title: 'Your results, compared',
      exam: 'Exam',
      value: 'Compared',
      valueIn: (value, [low, high]) => `${signed(value)} (${signed(low)} to ${signed(high)})`,
    },
  },
} satisfies Meta<typeof ScoreTrend>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachResultIsSaidInNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Mock Exam 2 +0.1 (−0.3 to +0.5)' })).toBeVisible()
  },
}

/** A long name breaks beside its value; beyond the scale the point stands at its end. */
export const Gallery: Story = matrix(ScoreTrend, {
  text: (label) => ({ points: [{ id: '1', label, value: -4.2, band: [-5, -3.4] }] }),
})
