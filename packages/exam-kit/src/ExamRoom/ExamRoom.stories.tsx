import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answerReading, sampleExam, sampleSession } from '../testing'
import { ExamRoom } from './ExamRoom'
import { playOnce, setupRoom, seen, fromSetup, toListening, toTheEnd, toWindow } from './roomSetup'

/**
 * The whole exam: question, navigator, dialogs and results on one session. Give it a page without other chrome.
 * The stories use a fake clock and fake audio.
 */
const meta = {
  title: 'Exam kit/ExamRoom',
  component: ExamRoom,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docsWithoutStories: true },
  // Each story has its own session.
  args: {
    session: sampleSession().session,
    printedOn: '7 May 2025, 09:14',
    candidate: 'Kamal Perera',
    onPrint: fn(),
    onBackToExams: fn(),
  },
  argTypes: { session: { control: false }, slots: { control: false } },
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

/** For stories with the navigator beside the question. */
const atADesk = { viewport: { value: 'desktop' } }

export const Playground: Story = fromSetup(setupRoom())

const fresh = setupRoom()
export const ReadingStartsAtTheFirstQuestionWithNextDisabled: Story = {
  tags: ['picture', 'languages'],
  ...fromSetup(fresh),
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
export const AllReadingAnsweredOffersListening: Story = {
  ...fromSetup(answered),
  globals: atADesk,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Proceed to Listening' })).toBeEnabled()
    const summary = canvas.getByRole('region', { name: 'Exam Summary' })
    await expect(
      within(summary)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['7', '4', '4'])
  },
}

const proceeding = setupRoom({}, answerReading)
export const ProceedingAsksFirstAndThenEntersListening: Story = {
  ...fromSetup(proceeding),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Listening' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Proceed to Listening Section' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay in reading' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Listening' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('heading', { name: 'Question 5 of 7 (Listening Section)' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Listening Time: 25:00')
  },
}

const asking = setupRoom({}, (sample) => {
  answerReading(sample)
  sample.session.send({ type: 'next' })
})
export const TheProceedDialogSaysWhatComes: Story = {
  ...fromSetup(asking),
  play: async () => {
    await seen(screen.findByRole('alertdialog', { name: 'Proceed to Listening Section' }))
  },
}

const withGap = setupRoom({}, ({ session }) => {
  session.send({ type: 'goTo', index: 3 })
  session.send({ type: 'selectAnswer', questionId: 'r4', optionId: 'a' })
})
export const AGapBehindKeepsTheSectionFromEnding: Story = {
  ...fromSetup(withGap),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Reading Section Incomplete: Please answer all reading questions before proceeding.',
    })
    await seen(dialog)
  },
}

const gapClosed = setupRoom({}, ({ session }) => {
  session.send({ type: 'goTo', index: 3 })
  session.send({ type: 'selectAnswer', questionId: 'r4', optionId: 'a' })
  session.send({ type: 'next' })
})
export const TheIncompleteDialogLeadsToTheFirstGap: Story = {
  ...fromSetup(gapClosed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first unanswered question' }))
    await expect(await canvas.findByRole('heading', { name: 'Question 1 of 7 (Reading Section)' })).toBeVisible()
  },
}

const restricted = setupRoom()
export const AListeningCellIsRestrictedDuringReading: Story = {
  ...fromSetup(restricted),
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

const firstPlay = setupRoom({}, toListening)
export const TheFirstPlayRunsWhileTheOptionsAreLocked: Story = {
  ...fromSetup(firstPlay),
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
export const AfterTheLastPlayFiveSecondsAreOpen: Story = {
  ...fromSetup(windowOpen),
  globals: atADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please answer the question (5 seconds remaining).')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /은행/ }))
    await expect(canvas.getByRole('button', { name: 'Question 5, answered, option 1, current' })).toBeVisible()
    windowOpen.sample().clock.advance(1000)
    await expect(await canvas.findByText('Please answer the question (4 seconds remaining).')).toBeVisible()
  },
}

const moving = setupRoom({}, toWindow)
export const TheNextQuestionComesByItselfAndTakesTheFocus: Story = {
  ...fromSetup(moving),
  play: async ({ canvas }) => {
    moving.sample().clock.advance(5000)
    const heading = await canvas.findByRole('heading', { name: 'Question 6 of 7 (Listening Section)' })
    await waitFor(() => expect(heading).toHaveFocus())
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

const lastWindow = setupRoom({ definition: sampleExam({ reading: 1, listening: 1 }), answers: ['silence'] }, toWindow)
export const TheLastQuestionHasItsWindowBeforeTheExamEnds: Story = {
  ...fromSetup(lastWindow),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please answer the question (5 seconds remaining).')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /공장/ }))
    lastWindow.sample().clock.advance(5000)
    await expect(await canvas.findByRole('heading', { name: 'Exam Results' })).toHaveFocus()
    await waitFor(() => expect(lastWindow.sample().sender.sent[0]?.totalScore).toBe(10))
  },
}

const blocked = setupRoom({ behaviour: 'blocked' }, toListening)
export const ABlockedStartWaitsForAPress: Story = {
  ...fromSetup(blocked),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to play audio. Please select an answer.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /은행/ })).toBeEnabled()
    blocked.sample().audio.behave('plays')
    await userEvent.click(canvas.getByRole('button', { name: 'Play audio' }))
    await expect(await canvas.findByText('Playing audio (Play 1 of 2)…')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /은행/ })).toBeDisabled()
  },
}

const blockedStill = setupRoom({ behaviour: 'blocked' }, toListening)
export const ABlockedStartBurnsNothing: Story = { ...fromSetup(blockedStill) }

const failed = setupRoom({ behaviour: 'does-not-load' }, toListening)
export const AFailedClipOpensTheOptionsAndOffersAnotherTry: Story = {
  ...fromSetup(failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Audio file failed to load. Please select an answer.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /은행/ })).toBeEnabled()
  },
}

const nearlyUp = setupRoom({}, ({ clock }) => clock.sleep(24 * 60_000 + 18_000))
export const TimeNearlyUpIsSaidInWords: Story = {
  ...fromSetup(nearlyUp),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Reading Time: 00:42')
    await expect(canvas.getByText('Last minute')).toBeVisible()
  },
}

const waiting = setupRoom({ definition: sampleExam({ keys: 'withheld' }), answers: ['silence'] }, toTheEnd)
export const AFinishedExamWaitsForItsGrading: Story = {
  ...fromSetup(waiting),
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

const graded = setupRoom(
  {
    definition: sampleExam({ reading: 2, listening: 1, keys: 'withheld' }),
    answers: [
      {
        kind: 'saved',
        attempt: 1,
        graded: {
          questions: [
            { questionId: 'r1', userAnswer: '안전화', correctAnswer: '안전화', isCorrect: true },
            { questionId: 'r2', userAnswer: '회사 소개', correctAnswer: '날씨', isCorrect: false },
            { questionId: 'l1', userAnswer: '', correctAnswer: '공장에서 일합니다.', isCorrect: false },
          ],
          totalScore: 5,
          totalPossibleMarks: 15,
          percentageScore: 33,
        },
      },
    ],
  },
  toTheEnd,
)
export const WithWithheldKeysTheServersGradingIsShown: Story = {
  ...fromSetup(graded),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByText('5 / 15 marks')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand All' }))
    await expect(canvas.getByText('Your answer, incorrect')).toBeVisible()
  },
}

const unsaved = setupRoom(
  {
    definition: sampleExam({ keys: 'withheld' }),
    answers: [{ kind: 'failed', status: 500, message: null }],
  },
  toTheEnd,
)
export const AFailedSaveSaysSoAndOffersRetry: Story = {
  ...fromSetup(unsaved),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await seen(within(dialog).getByText('Failed to save result'))
    await seen(within(dialog).getByRole('button', { name: 'Retry' }))
  },
}

const retried = setupRoom(
  {
    answers: [
      { kind: 'failed', status: 503, message: 'The database is resting.' },
      { kind: 'saved', attempt: 1 },
    ],
  },
  toTheEnd,
)
export const ARetryThatSavesSaysSo: Story = {
  ...fromSetup(retried),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await seen(within(dialog).getByText('The database is resting.'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
    await seen(screen.findByText('Result saved successfully! Attempt 1'))
  },
}

const empty = setupRoom({ definition: sampleExam({ reading: 0, listening: 0 }) })
export const AnExamWithoutQuestionsLeadsBack: Story = {
  ...fromSetup(empty),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('No Questions Available')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Exams' }))
    await expect(args.onBackToExams).toHaveBeenCalledOnce()
  },
}

const onPhone = setupRoom()
export const OnAPhoneTheNavigatorIsInASheet: Story = {
  tags: ['picture'],
  ...fromSetup(onPhone),
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
    title: 'A practice paper with an unusually long topic that nobody should choose '.repeat(2),
    duration: 'Fifty minutes; '.repeat(6),
  },
}

const korean = setupRoom()
export const Korean: Story = { ...fromSetup(korean), args: { title: '한국어능력시험 모의고사 1회', duration: '50분' } }
