import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ResultGauge, type ResultGaugeProps } from './ResultGauge'

/** The result of one attempt. For progress use PhaseProgress. */
const meta = {
  title: 'Exam/Result gauge',
  component: ResultGauge,
  tags: ['autodocs'],
  args: { percentage: 93, totalScore: 185, totalPossibleMarks: 200, verdict: 'excellent' },
} satisfies Meta<typeof ResultGauge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const results = [
  { percentage: 35, totalScore: 70, verdict: 'try-again' },
  { percentage: 80, totalScore: 160, verdict: 'good' },
  { percentage: 93, totalScore: 185, verdict: 'excellent' },
] as const

const Attempts = (props: ResultGaugeProps) => {
  const [attempt, setAttempt] = useState(0)
  return (
    <Stack gap={16} align="start">
      <ResultGauge key={attempt} {...props} {...results[attempt]} />
      <Button onPress={() => setAttempt((attempt + 1) % results.length)}>Next attempt</Button>
    </Stack>
  )
}

export const TheRingFillsAndTheVerdictStandsBesideTheMarks: Story = {
  tags: ['flow'],
  render: (args) => <Attempts {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Try again')).toBeVisible()
    for (const verdict of ['Well done!', 'Congratulations!']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next attempt' }))
      await expect(await canvas.findByText(verdict)).toBeVisible()
    }
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '93%')
    await expect(canvas.getByText('185 / 200 marks')).toBeVisible()
  },
}

/** Centred in a grid or a flex box, the gauge is as wide as its content. */
export const TheRingHasItsSizeWhereverItStands: Story = {
  args: { percentage: 33, totalScore: 66, verdict: 'try-again' },
  render: (args) => (
    <>
      {[{}, { display: 'grid', justifyItems: 'center' }, { display: 'flex' }, { inlineSize: '6rem' }].map(
        (style, at) => (
          <div key={at} style={style}>
            <ResultGauge {...args} />
          </div>
        ),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const widths = canvas.getAllByRole('meter').map((ring) => ring.getBoundingClientRect().width / rem)
    await expect(widths).toEqual([11, 11, 11, 6])
  },
}

export const Gallery: Story = matrix(ResultGauge, {
  variants: {
    excellent: {},
    good: results[1],
    'try again': results[0],
  },
  text: () => ({ percentage: 100, totalScore: 1000, totalPossibleMarks: 1000 }),
})
