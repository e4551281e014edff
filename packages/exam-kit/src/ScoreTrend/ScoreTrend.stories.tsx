import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
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

/** Beyond the scale the point stands at its end. */
export const FarFromTheMean: Story = {
  args: { points: [{ id: '1', label: 'Mock Exam 1', value: -4.2, band: [-5, -3.4] }] },
}

export const Gallery: Story = {
  // The gallery repeats the landmarks once per theme.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <AllThemes>
      <ScoreTrend {...args} />
    </AllThemes>
  ),
}

/** A long name breaks beside its value. */
export const LongText: Story = {
  args: {
    points: [
      {
        id: '1',
        label: 'EPS-TOPIK Mock Exam for workers in fishery, farming, construction and manufacturing, second edition',
        value: 0.4,
        band: [0, 0.8],
      },
    ],
  },
}

/** Exams may have Korean names. */
export const Korean: Story = {
  args: { points: [{ id: '1', label: '한국어능력시험 모의고사 3회', value: 0.4, band: [0, 0.8] }] },
}
