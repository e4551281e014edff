import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ResultGauge } from './ResultGauge'

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

export const TheVerdictStandsBesideTheMarks: Story = {
  render: () => (
    <>
      <ResultGauge percentage={93} totalScore={185} totalPossibleMarks={200} verdict="excellent" />
      <ResultGauge percentage={80} totalScore={160} totalPossibleMarks={200} verdict="good" />
      <ResultGauge percentage={35} totalScore={70} totalPossibleMarks={200} verdict="try-again" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')[0]).toHaveAttribute('aria-valuetext', '93%')
    await expect(canvas.getByText('185 / 200 marks')).toBeVisible()
    for (const verdict of ['Congratulations!', 'Well done!', 'Try again'])
      await expect(canvas.getByText(verdict)).toBeVisible()
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
    good: { percentage: 80, totalScore: 160, verdict: 'good' },
    'try again': { percentage: 35, totalScore: 70, verdict: 'try-again' },
  },
  text: () => ({ percentage: 100, totalScore: 1000, totalPossibleMarks: 1000 }),
})
