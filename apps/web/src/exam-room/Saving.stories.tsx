import { handlers, sampleExam } from '@naru/api/msw'
import { progressKeys } from '@naru/exam-kit/engine'
import { fakeStore, sampleSession, type SampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../shared/api'
import { toDefinition } from '../shared/attempt'
import { createResultSender } from '../shared/attempt/resultSender'
import { StoryRoom } from './storyRoom'

const meta = {
  title: 'Pages/Quiz/Saving',
  component: StoryRoom,
  args: { examId: sampleExam._id },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>
type Handlers = ReturnType<typeof handlers.ok>

const seen = async (element: Promise<HTMLElement>) => {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
}

/**
 * A page on which the whole exam runs out of time at once, and its result goes to the mock API over the network.
 *
 * @param answers what the API says to POST /api/results and all else
 * @param happens what is then to be seen
 */
function savingStory(answers: Handlers, happens: () => Promise<void>): Story {
  let sample: SampleSession | undefined
  return {
    args: {
      openSession: (exam, ownerId) => {
        sample = sampleSession({ definition: toDefinition(exam), ownerId, send: createResultSender(api) })
        return sample.session
      },
    },
    parameters: { msw: { handlers: answers } },
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('heading', { name: /^Question 1 of/ })
      const { session, clock, definition } = sample ?? {}
      if (!session || !clock || !definition) throw new Error('the page has opened no session')
      await waitFor(() => expect(session.getSnapshot().state.startedAt).not.toBeNull())
      // No further than the end: a try that is not answered for 15 seconds is given up.
      clock.advance((definition.readingSeconds + definition.listeningSeconds) * 1000)
      await happens()
    },
  }
}

/** The dialog says a sentence and offers to try again. */
const errorSays = (sentence: string) => async () => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await seen(dialog.findByText(sentence))
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
}

/** POST /api/results is stored. */
export const ASavedResultSaysItsAttempt = savingStory(handlers.ok(), () =>
  seen(screen.findByText(/^Result saved successfully! Attempt \d+$/)),
)

/** POST /api/results answers 500 with a sentence: that is what is said. */
export const TheServersOwnSentenceIsSaid = savingStory(
  [...handlers.error(['saveResult'], { status: 500, message: 'The database is resting.' }), ...handlers.ok()],
  errorSays('The database is resting.'),
)

/** POST /api/results answers 500 without a sentence. */
export const ARefusalWithoutASentenceSaysThatItFailed = savingStory(
  [...handlers.error(['saveResult'], { status: 500, message: '' }), ...handlers.ok()],
  errorSays('Failed to save result'),
)

/** POST /api/results does not arrive. */
export const NoAnswerAsksToTryAgain = savingStory(
  [...handlers.offline(['saveResult']), ...handlers.ok()],
  errorSays('Failed to save result. Please try again.'),
)

/** POST /api/results answers 200 with JSON of another shape. */
export const AnAnswerOfAnotherShapeIsNoSuccess = savingStory(
  [...handlers.wrongShape(['saveResult']), ...handlers.ok()],
  errorSays('Failed to save result. Please try again.'),
)

/** POST /api/results answers 200 with a page. */
export const APageInsteadOfJsonIsNoSuccess = savingStory(
  [...handlers.html(['saveResult']), ...handlers.ok()],
  errorSays('Failed to save result. Please try again.'),
)

/** The finished flag is there, but no start time and no result. */
export const AFinishedExamWithoutAStartTimeSaysSo: Story = {
  parameters: { msw: { handlers: handlers.ok() } },
  args: {
    openSession: (exam, ownerId) =>
      sampleSession({
        definition: toDefinition(exam),
        ownerId,
        store: fakeStore({ [progressKeys(exam._id).isFinished]: 'true' }),
      }).session,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Error: Start time is missing. Please restart the exam.',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(screen.getByText('Start time is missing. Please restart the exam.')).toBeVisible()
  },
}

/** An attempt was begun, and the exam has lost its questions since. */
export const AnAttemptAtAnExamThatLostItsQuestionsCannotBeSaved: Story = {
  parameters: { msw: { handlers: handlers.empty() } },
  beforeEach: () => {
    const { startTime, owner } = progressKeys(sampleExam._id)
    localStorage.setItem(startTime, String(Date.now()))
    return () => [startTime, owner].forEach((key) => localStorage.removeItem(key))
  },
  play: async () => {
    await seen(screen.findByRole('alertdialog', { name: 'Error: No questions available to save.' }))
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await seen(screen.findByRole('heading', { name: 'No Questions Available' }))
  },
}
