import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { ResultGauge } from './ResultGauge'

/** The result of one attempt. For progress use PhaseProgress. */
const meta = {
  title: 'Exam kit/ResultGauge',
  component: ResultGauge,
  tags: ['autodocs'],
  args: { percentage: 93, totalScore: 185, totalPossibleMarks: 200, verdict: 'excellent' },
} satisfies Meta<typeof ResultGauge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AboveTheUpperMarkItCongratulates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '93%')
    await expect(canvas.getByText('185 / 200 marks')).toBeVisible()
    await expect(canvas.getByText('Congratulations!')).toBeVisible()
  },
}

export const AboveTheLowerMarkItSaysWellDone: Story = {
  args: { percentage: 80, totalScore: 160, verdict: 'good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Well done!')).toBeVisible()
  },
}

export const OtherwiseItSaysTryAgain: Story = {
  args: { percentage: 35, totalScore: 70, verdict: 'try-again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try again')).toBeVisible()
  },
}

export const NothingRightLeavesTheRingEmpty: Story = {
  args: { percentage: 0, totalScore: 0, verdict: 'try-again' },
}

export const AllRightClosesTheRing: Story = { args: { percentage: 100, totalScore: 200 } }

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

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <ResultGauge {...args} />
      <ResultGauge {...args} percentage={80} totalScore={160} verdict="good" />
      <ResultGauge {...args} percentage={35} totalScore={70} verdict="try-again" />
    </AllThemes>
  ),
}

/** All its words are the catalogue's: in the pseudo language they are longer. */
export const LongText: Story = { globals: { language: 'pseudo' } }
