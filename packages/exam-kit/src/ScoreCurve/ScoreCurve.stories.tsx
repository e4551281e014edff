import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '@naru/ui/internal/stories'
import { ScoreCurve } from './ScoreCurve'

const points = [40, 60, 53, 67].map((percentage, index) => ({
  id: String(index),
  label: `Mock Exam ${index + 1}`,
  day: `${index + 1} Mar 2026`,
  percentage,
}))

/** Results of a learner, in their order. */
const meta = {
  title: 'Exam/Score curve',
  component: ScoreCurve,
  tags: ['autodocs'],
  args: {
    label: 'Your results',
    points,
    floors: [{ label: 'Manufacturing', percentage: 55 }],
    text: { exam: 'Exam', day: 'Day', score: 'Score', asTable: 'As a table' },
  },
} satisfies Meta<typeof ScoreCurve>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(ScoreCurve, {
  variants: {
    several: {},
    one: { points: points.slice(0, 1) },
    best: { points: points.map((point) => ({ ...point, percentage: 100 })) },
  },
  text: (words) => ({
    points: points.map((point) => ({ ...point, label: words })),
    floors: [{ label: words, percentage: 55 }],
  }),
})
