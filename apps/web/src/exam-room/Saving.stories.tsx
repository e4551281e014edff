import { handlers, sampleExam } from '@naru/api/msw'
import { progressKeys } from '@naru/exam-kit/engine'
import { fakeStore, sampleSession, type SampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '@naru/app-shell/api'
import { toDefinition } from '@naru/app-shell/attempt'
import { createResultSender } from '@naru/app-shell/attempt/resultSender'
import { answers, serverAnswers, leadsTo } from '@naru/app-shell/testing/storyStates'
import { StoryRoom } from './storyRoom'

const meta = {
  title: 'Pages/Exam/Save the result',
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
 * Renders an exam whose time runs out at once, and sends its result to the mock API.
 *
 * @param first the API's responses
 * @param happens the assertions
 */
function savingStory(first: Handlers, happens: () => Promise<void>): Story {
  let sample: SampleSession | undefined
  return {
    args: {
      openSession: (exam, ownerId) => {
        sample = sampleSession({ definition: toDefinition(exam), ownerId, send: createResultSender(api) })
        return sample.session
      },
    },
    parameters: answers(...first),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: /^Question 1 of/ })
      const { session, clock, definition } = sample ?? {}
      if (!session || !clock || !definition) throw new Error('the page has opened no session')
      await waitFor(() => expect(session.getSnapshot().state.startedAt).not.toBeNull())
      // Only up to the end: a request times out after 15 seconds.
      clock.advance(definition.sections.reduce((sum, { seconds }) => sum + seconds, 0) * 1000)
      await happens()
    },
  }
}

/** Asserts the error dialog and its retry button. */
const errorSays = (sentence: string) => async () => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await seen(dialog.findByText(sentence))
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
}

const leadsOn = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  await seen(dialog.findByText(/^Result saved successfully/))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const next = within(await screen.findByRole('region', { name: 'What to do next' }))
  const links = next.getAllByRole('link')
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See your weak topics', '/myresult/attempt-2'],
    ['Practise the questions you got wrong', `/practice?examId=${sampleExam._id}`],
    ['Words of this paper', `/words?examId=${sampleExam._id}`],
  ])
  await userEvent.click(screen.getByRole('button', { name: /Question 6/ }))
  await leadsTo(screen, 'Train your ear', '/practice/listening?attempt=attempt-2&question=q6')
}

export const ASavedResultLeadsOn = savingStory(handlers.ok(), leadsOn)

/** An API without the extensions has none of these pages. */
export const WithoutExtensionsNoLinks = savingStory(
  handlers.ok({ saveResult: { success: true, message: 'Result saved', result: { attempt: 2 } } }),
  async () => {
    await seen(screen.findByText('Result saved successfully! Attempt 2'))
    await expect(screen.queryByText('What to do next')).toBeNull()
  },
)

/** The server says why the attempt is not ranked. */
export const AnUnrankedResultSaysWhy = savingStory(
  handlers.ok({
    saveResult: { success: true, message: 'Result saved', result: { attempt: 2, unrankedReason: 'repeated' } },
  }),
  () => seen(screen.findByText('Practice: only a first attempt is ranked')),
)

/** POST /api/results fails with a message, without one, and has no response; Retry sends the result again until it is saved. */
export const TheServersMessageIsShown = savingStory(
  handlers.error(['saveResult'], { status: 500, message: 'The database is resting.' }),
  async () => {
    const retry = async (...next: Handlers) => {
      serverAnswers(...next)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    }
    await seen(screen.findByText('The database is resting.'))
    await retry(...handlers.error(['saveResult'], { status: 500, message: '' }))
    await seen(screen.findByText('Failed to save result'))
    await retry(...handlers.offline(['saveResult']))
    await seen(screen.findByText('Failed to save result. Please try again.'))
    await retry()
    await seen(screen.findByText(/^Result saved successfully! Attempt \d+$/))
  },
)

/** POST /api/results responds 200 with JSON of another shape. */
export const AnAnswerOfAnotherShapeIsNoSuccess = savingStory(
  handlers.wrongShape(['saveResult']),
  errorSays('Failed to save result. Please try again.'),
)

/** The finished flag is stored without start time and result. */
export const AFinishedExamWithoutAStartTimeShowsAnError: Story = {
  parameters: answers(),
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

/** The exam has lost its questions since the attempt was started. */
export const AnAttemptAtAnExamThatLostItsQuestionsCannotBeSaved: Story = {
  parameters: answers(...handlers.empty()),
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
