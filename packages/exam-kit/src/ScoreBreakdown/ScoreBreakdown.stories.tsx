import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ScoreBreakdown } from './ScoreBreakdown'

/** Right answers by kind of question. */
const meta = {
  title: 'Exam/Score breakdown',
  component: ScoreBreakdown,
  tags: ['autodocs'],
  args: {
    title: 'Question types',
    parts: [
      { id: 'sign', label: 'Signs', right: 4, total: 5, href: '/practice?family=sign' },
      {
        id: 'blank-grammar',
        label: 'Particles and endings',
        right: 1,
        total: 6,
        href: '/practice?family=blank-grammar',
      },
      { id: 'announcement', label: 'Announcements', right: 2, total: 2 },
    ],
    text: { part: 'Kind', count: 'Right answers', rightOf: (right, total) => `${right} of ${total}` },
  },
} satisfies Meta<typeof ScoreBreakdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachKindHasItsCountAndItsPractice: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Question types' }))
    await expect(table.getByRole('row', { name: 'Particles and endings 1 of 6' })).toBeVisible()
    await expect(table.getByRole('link', { name: 'Signs' })).toHaveAttribute('href', '/practice?family=sign')
    await expect(table.queryByRole('link', { name: 'Announcements' })).toBeNull()
  },
}

/** A long label breaks; the count stays on one line. */
export const Gallery: Story = matrix(ScoreBreakdown, {
  text: (label) => ({ title: label, parts: [{ id: 'long', label, right: 12, total: 140, href: '/practice' }] }),
})
