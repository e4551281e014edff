import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { ScoreBreakdown } from './ScoreBreakdown'

/** Right answers by kind of question. */
const meta = {
  title: 'Exam kit/ScoreBreakdown',
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

export const AllRightAndAllWrong: Story = {
  args: {
    parts: [
      { id: 'reading', label: 'Reading', right: 20, total: 20 },
      { id: 'listening', label: 'Listening', right: 0, total: 20 },
    ],
  },
}

export const WithNotes: Story = {
  args: {
    parts: [
      { id: 'reading', label: 'Reading', right: 17, total: 20, note: 'about 40 s each' },
      { id: 'listening', label: 'Listening', right: 9, total: 20 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Reading 17 of 20 about 40 s each' })).toBeVisible()
  },
}

export const Gallery: Story = {
  // The gallery repeats the landmarks once per theme.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <AllThemes>
      <ScoreBreakdown {...args} />
    </AllThemes>
  ),
}

/** A long label breaks; the count stays on one line. */
export const LongText: Story = {
  args: {
    parts: [
      {
        id: 'long',
        label:
          'Conversations about the rules of a workplace in which several people say what they are going to do next',
        right: 12,
        total: 140,
        href: '/practice',
      },
    ],
  },
}

/** Units have Korean names. */
export const Korean: Story = {
  args: {
    title: 'Units',
    parts: [
      {
        id: '36',
        label: '36. 작업 도구와 안전 장비를 이용하는 방법',
        language: 'ko',
        right: 2,
        total: 3,
        href: '/practice?unit=36',
      },
    ],
  },
}
