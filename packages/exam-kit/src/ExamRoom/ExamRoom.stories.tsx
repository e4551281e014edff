import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sample, textsBeyond } from '@naru/ui/internal/stories'
import { answerReading, sampleExam } from '../testing'
import type { ExamRoom } from './ExamRoom'
import { playOnce, setupRoom, seen, fromSetup, toListening, toTheEnd, toWindow, roomMeta } from './roomSetup'

/**
 * The whole exam: question, navigator, dialogs and results on one session. Give it a page without other chrome.
 * The stories use a fake clock and fake audio.
 */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room',
  tags: ['autodocs'],
  parameters: { ...roomMeta.parameters, docsWithoutStories: true },
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

/** For stories with the navigator beside the question. */
const atADesk = { viewport: { value: 'desktop' } }

export const Playground: Story = fromSetup(setupRoom())

export const ReadingStartsAtTheFirstQuestionWithNextDisabled: Story = {
  tags: ['picture', 'languages'],
  ...fromSetup(setupRoom()),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Question 1 of 7 (Reading Section)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'EPS-TOPIK Sample' })).toBeVisible()
    await expect(canvas.getByText('Duration: 50 minutes')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Reading Time: 25:00')
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /안전화/ }))
    await expect(canvas.getByRole('button', { name: 'Question 1, answered, option 2, current' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('heading', { name: 'Question 2 of 7 (Reading Section)' })).toHaveFocus()
  },
}

const answered = setupRoom({}, answerReading)
export const AllReadingAnsweredOffersListeningAndAsksFirst: Story = {
  ...fromSetup(answered),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Proceed to Listening' })).toBeEnabled()
    const summary = canvas.getByRole('region', { name: 'Exam Summary' })
    await expect(
      within(summary)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['7', '4', '4'])
    const proceed = canvas.getByRole('button', { name: 'Proceed to Listening' })
    await userEvent.click(proceed)
    const dialog = await screen.findByRole('alertdialog', { name: 'Proceed to Listening Section' })
    await seen(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay in reading' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(proceed)
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('heading', { name: 'Question 5 of 7 (Listening Section)' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Listening Time: 25:00')
  },
}

export const AGapBehindKeepsTheSectionFromEndingAndIsFound: Story = {
  ...fromSetup(
    setupRoom({}, ({ session }) => {
      session.send({ type: 'goTo', index: 3 })
      session.send({ type: 'selectAnswer', questionId: 'r4', optionId: 'a' })
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Reading Section Incomplete: Please answer all reading questions before proceeding.',
    })
    await seen(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to the first unanswered question' }))
    await expect(await canvas.findByRole('heading', { name: 'Question 1 of 7 (Reading Section)' })).toBeVisible()
  },
}

export const AListeningCellIsRestrictedDuringReading: Story = {
  ...fromSetup(setupRoom()),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Question 5, not answered, locked' }))
    await seen(
      screen.findByRole('alertdialog', {
        name: 'Navigation Restricted: You can only access reading questions during the reading phase.',
      }),
    )
  },
}

export const TheFirstPlayRunsWhileTheOptionsAreLocked: Story = {
  ...fromSetup(setupRoom({}, toListening)),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Question 6, not answered, locked' }))
    await seen(
      screen.findByRole('alertdialog', {
        name: 'Navigation Restricted: Navigation is automatic in the listening section.',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

const secondPlay = setupRoom({}, async (sample) => {
  await toListening(sample)
  await playOnce(sample)
})
export const TheSecondPlayIsTheLast: Story = {
  tags: ['picture', 'languages'],
  ...fromSetup(secondPlay),
  args: { clipSeconds: () => 8 },
  play: async ({ canvas }) => {
    secondPlay.sample().audio.progress(2)
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Played so far' })).toHaveAttribute('aria-valuenow', '25'),
    )
    await expect(canvas.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()
  },
}

const windowOpen = setupRoom({}, toWindow)
export const AfterTheLastPlayFiveSecondsAreOpenAndTheNextQuestionComes: Story = {
  ...fromSetup(windowOpen),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please answer the question (5 seconds remaining).')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /은행/ }))
    await expect(canvas.getByRole('button', { name: 'Question 5, answered, option 1, current' })).toBeVisible()
    windowOpen.sample().clock.advance(1000)
    await expect(await canvas.findByText('Please answer the question (4 seconds remaining).')).toBeVisible()
    windowOpen.sample().clock.advance(4000)
    const heading = await canvas.findByRole('heading', { name: 'Question 6 of 7 (Listening Section)' })
    await waitFor(() => expect(heading).toHaveFocus())
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

const failed = setupRoom({ behaviour: 'does-not-load' }, toListening)
export const AFailedClipOpensTheOptionsAndOffersAnotherTry: Story = {
  ...fromSetup(failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Audio file failed to load. Please select an answer.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /은행/ })).toBeEnabled()
  },
}

export const AFinishedExamWaitsForItsGrading: Story = {
  ...fromSetup(setupRoom({ definition: sampleExam({ keys: 'withheld' }), answers: ['silence'] }, toTheEnd)),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
    await expect(canvas.getByText('Your exam is finished')).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Exams' }))
    await expect(args.onBackToExams).toHaveBeenCalledOnce()
  },
}

const saved = setupRoom({ answers: [{ kind: 'saved', attempt: 3 }] }, toTheEnd)
export const AGradedExamShowsMarksReviewAndAttempt: Story = {
  tags: ['picture', 'languages'],
  ...fromSetup(saved),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await seen(within(dialog).getByText('Result saved successfully! Attempt 3'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByText('20 / 35 marks')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '57%')
    await expect(await canvas.findByRole('radio', { name: 'Correct (4)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to Exams' })).toBeVisible()
  },
}

export const AnExamWithoutQuestionsLeadsBack: Story = {
  ...fromSetup(setupRoom({ definition: sampleExam({ reading: 0, listening: 0 }) })),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('No Questions Available')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Exams' }))
    await expect(args.onBackToExams).toHaveBeenCalledOnce()
  },
}

export const OnAPhoneTheNavigatorIsInASheet: Story = {
  tags: ['picture'],
  ...fromSetup(setupRoom()),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(1)
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Questions' }))
    const sheet = await screen.findByRole('dialog', { name: 'Question Navigator' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Question 3, not answered' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const heading = canvas.getByRole('heading', { name: 'Question 3 of 7 (Reading Section)' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

const long = setupRoom({ definition: sampleExam({ reading: 60, listening: 60 }) })
export const LongText: Story = {
  ...fromSetup(long),
  args: {
    title: `A practice paper with an unusually long topic that nobody should choose ${sample.korean}`,
    duration: 'Fifty minutes; '.repeat(6),
  },
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}
