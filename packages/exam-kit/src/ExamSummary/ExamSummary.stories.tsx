import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ExamSummary } from './ExamSummary'

/** Three numbers of the running attempt. */
const meta = {
  title: 'Exam/Exam summary',
  component: ExamSummary,
  tags: ['autodocs', 'plain'],
  args: { total: 40, answered: 12, current: 13 },
} satisfies Meta<typeof ExamSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachNumberHasItsTerm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Exam Summary' })).toBeVisible()
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    const values = canvas.getAllByRole('definition').map((value) => value.textContent)
    await expect(terms).toEqual(['Total Questions', 'Answered', 'Current'])
    await expect(values).toEqual(['40', '12', '13'])
  },
}

export const Gallery: Story = matrix(ExamSummary, { text: () => ({}) })
