import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ExamTimer } from './ExamTimer'

/** The clock of the current section. The owner of the deadline computes the seconds. */
const meta = {
  title: 'Exam/Exam timer',
  component: ExamTimer,
  tags: ['autodocs'],
  args: { section: 'Reading', secondsRemaining: 1499 },
} satisfies Meta<typeof ExamTimer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItSaysThePhaseAndTheTimeAndIsNotLive: Story = {
  render: () => (
    <>
      <ExamTimer section="Reading" secondsRemaining={1499} />
      <ExamTimer section="Listening" secondsRemaining={600} />
      <ExamTimer section="Reading" secondsRemaining={42} />
      <ExamTimer section="Reading" secondsRemaining={0} />
      <ExamTimer section="Reading" secondsRemaining={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    const timers = canvas.getAllByRole('timer')
    await expect(timers.map((timer) => timer.textContent)).toEqual([
      'Reading Time: 24:59',
      'Listening Time: 10:00',
      'Reading Time: 00:42',
      'Reading Time: 00:00',
      'Reading Time: N/A',
    ])
    await expect(timers[0]).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getAllByText('Last minute')[0]).toBeVisible()
  },
}

export const AHiddenClockSaysThatItIsHidden: Story = {
  args: { isHidden: true, secondsRemaining: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clock hidden')).toBeVisible()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Last minute')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = matrix(ExamTimer, {
  variants: {
    reading: {},
    listening: { section: 'Listening' },
    'last minute': { secondsRemaining: 42 },
    plain: { secondsRemaining: 42, isPlain: true },
    hidden: { isHidden: true },
  },
  text: () => ({ secondsRemaining: 359_999 }),
})
