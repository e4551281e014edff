import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { GuidelineList } from './GuidelineList'

/** The guidelines of an exam. */
const meta = {
  title: 'Exam/Guideline list',
  component: GuidelineList,
  tags: ['autodocs', 'plain'],
  args: {
    topic: 'EPS-TOPIK Mock 1',
    guidelines: [
      'The reading section has 20 questions; you have 25 minutes; you may go back and forth',
      'Each recording plays twice by itself\nAfter the second play you have 5 seconds to answer',
      'Have your headphones ready',
    ],
  },
} satisfies Meta<typeof GuidelineList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const EachGuidelineIsNumberedAndSplitIntoBullets: Story = {
  args: { note: <p>This translation is a draft.</p> },
  play: async ({ canvas }) => {
    const note = canvas.getByText('This translation is a draft.')
    await expect(note.previousElementSibling).toHaveRole('heading')
    await expect(note.nextElementSibling).toHaveRole('list')
    await expect(canvas.getByRole('heading', { name: 'Guidelines for the EPS-TOPIK Mock 1 Exam' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Guideline 3' })).toBeVisible()
    const first = canvas.getByRole('heading', { name: 'Guideline 1' }).closest('li')
    await expect(first).not.toBeNull()
    if (first) await expect(within(first).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Gallery: Story = matrix(GuidelineList, {
  variants: { three: {}, none: { guidelines: [] } },
  text: (words) => ({ topic: words, guidelines: [words, `${words}; ${words}`] }),
})
