import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { ExamTimer } from './ExamTimer'

/** The clock of the current section. The owner of the deadline computes the seconds. */
const meta = {
  title: 'Exam kit/ExamTimer',
  component: ExamTimer,
  tags: ['autodocs'],
  args: { section: 'Reading', secondsRemaining: 1499 },
} satisfies Meta<typeof ExamTimer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ItSaysThePhaseAndTheTimeAndIsNotLive: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent(/^Reading Time: 24:59$/)
    await expect(timer).toHaveAttribute('aria-live', 'off')
  },
}

export const TheListeningClockIsCalledSo: Story = {
  args: { section: 'Listening', secondsRemaining: 600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Listening Time: 10:00$/)
  },
}

export const TheLastMinuteIsSaidByIconAndWords: Story = {
  args: { secondsRemaining: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last minute')).toBeVisible()
  },
}

export const ASectionOfNoMinutesShowsZero: Story = {
  args: { secondsRemaining: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Reading Time: 00:00')
  },
}

export const ATimeThatIsNoneShowsNA: Story = {
  args: { secondsRemaining: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Reading Time: N/A')
  },
}

export const WithoutItsFrameItFitsANarrowBar: Story = { args: { isPlain: true, secondsRemaining: 42 } }

export const AHiddenClockSaysThatItIsHidden: Story = {
  args: { isHidden: true, secondsRemaining: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clock hidden')).toBeVisible()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Last minute')).not.toBeInTheDocument()
  },
}

export const LongText: Story = { args: { secondsRemaining: 359_999 } }

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <ExamTimer {...args} />
      <ExamTimer {...args} section="Listening" />
      <ExamTimer {...args} secondsRemaining={42} />
      <ExamTimer {...args} secondsRemaining={42} isPlain />
      <ExamTimer {...args} isHidden />
    </AllThemes>
  ),
}
