import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
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

const Clock = () => {
  const [seconds, setSeconds] = useState(62)
  const [isHidden, setHidden] = useState(false)
  return (
    <Stack gap={16} align="start">
      <ExamTimer section="Reading" secondsRemaining={seconds} isHidden={isHidden} />
      <Button onPress={() => setSeconds(seconds - 1)}>A second passes</Button>
      <Button onPress={() => setHidden(!isHidden)}>Hide or show</Button>
    </Stack>
  )
}

export const TheLastMinuteIsMarkedAndAHiddenClockSaysSo: Story = {
  tags: ['flow'],
  render: () => <Clock />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.queryByText('Last minute')).toBeNull()
    for (let passed = 0; passed < 3; passed += 1) await press('A second passes')
    await expect(await canvas.findByText('Last minute')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Reading Time: 00:59')
    await press('Hide or show')
    await expect(await canvas.findByText('Clock hidden')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.queryByText('Last minute')).toBeNull()
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
