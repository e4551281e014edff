import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answerReading, type SampleSession } from '../../testing'
import { threeSectionExam } from '../../testing/sampleExams'
import type { ExamRoom } from '../ExamRoom'
import { fromSetup, isUncovered, playOnce, seen, setupRoom, toListening, roomMeta } from '../roomSetup'

/** Sections are data: other sections than reading and listening, recordings with several questions, and spoken options. */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room/Other sections',
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

const definition = threeSectionExam()

async function toGroup(sample: SampleSession): Promise<void> {
  await toListening(sample)
  await playOnce(sample)
  await playOnce(sample)
  sample.clock.advance(5000)
}

export const AfterThePlaysEachQuestionIsOpenInTurn: Story = {
  tags: ['picture'],
  ...fromSetup(
    setupRoom({ definition }, async (sample) => {
      await toGroup(sample)
      await playOnce(sample)
      await playOnce(sample)
      sample.session.send({ type: 'selectAnswer', questionId: 'l2', optionId: 'b' })
      sample.clock.advance(5000)
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Question 6 of 8 (Listening Section)' })).toBeVisible()
    const group = (number: number) => canvas.getByRole('radiogroup', { name: `Answer options for question ${number}` })
    await expect(within(group(5)).getByRole('radio', { name: /공장/ })).toBeChecked()
    await expect(within(group(5)).getByRole('radio', { name: /공장/ })).toBeDisabled()
    await expect(canvas.getByRole('region', { name: 'Question 6' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(within(group(6)).getByRole('radio', { name: /은행/ }))
    await expect(within(group(6)).getByRole('radio', { name: /은행/ })).toBeChecked()
  },
}

const onPhone = setupRoom({ definition }, async (sample) => {
  await toGroup(sample)
  await playOnce(sample)
  await playOnce(sample)
})
export const OnASmallPhoneTheSecondsStayInSightAtTheSecondQuestion: Story = {
  ...fromSetup(onPhone),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await isUncovered(canvas.getByText('Please answer the question (5 seconds remaining).'))
    onPhone.sample().clock.advance(5000)
    await canvas.findByRole('heading', { name: 'Question 6 of 8 (Listening Section)' })
    onPhone.sample().clock.advance(2000)
    await isUncovered(await canvas.findByText('Please answer the question (3 seconds remaining).'))
    const question = canvas.getByRole('radiogroup', { name: 'Answer options for question 6' })
    for (const radio of within(question).getAllByRole('radio')) {
      await isUncovered(radio)
    }
  },
}

const work = setupRoom({ definition }, (sample) => {
  answerReading(sample)
  sample.session.send({ type: 'proceed' })
  sample.clock.sleep(2 * 60_000)
})
export const AOneWaySectionHasNoWayBack: Story = {
  ...fromSetup(work),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Question 7 of 8 (Work Section)' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Work Time: 02:00')
    await expect(canvas.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Flag for review' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /안전화/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Question 7, answered/ }))
    const name = 'Navigation Restricted: You cannot go back in the work section.'
    const dialog = await screen.findByRole('alertdialog', { name })
    await seen(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await userEvent.click(canvas.getByRole('radio', { name: /회사 소개/ }))
    await expect(canvas.getByRole('button', { name: 'Finish Exam' })).toBeEnabled()
  },
}
