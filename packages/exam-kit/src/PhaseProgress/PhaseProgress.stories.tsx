import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { PhaseProgress } from './PhaseProgress'

/** The progress of a section as a progress bar. */
const meta = {
  title: 'Exam/Phase progress',
  component: PhaseProgress,
  tags: ['autodocs'],
  args: { section: 'Reading', answered: 7, total: 20 },
} satisfies Meta<typeof PhaseProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItSaysHowManyAreAnswered: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading Section' })
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 20 answered')
  },
}

export const Gallery: Story = matrix(PhaseProgress, {
  variants: Object.fromEntries([0, 7, 20].map((answered) => [answered, { answered }])),
  text: () => ({ section: 'Listening' }),
})
