import { handlers, sampleExam, sampleUser } from '@naru/api/msw'
import { answerReading, fakeLocks, sampleSession, flushPromises, type SampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setLoginNeeded, toDefinition } from '@naru/app-shell/attempt'
import { clearAttempts } from '@naru/app-shell/testing/storedAttempt'
import { answers, bodies, calls, says, enter, serverAnswers } from '@naru/app-shell/testing/storyStates'
import { StoryRoom } from './storyRoom'

const fresh = { getProgress: { success: true, progress: null } }

const meta = {
  title: 'Pages/Exam/Interrupted',
  component: StoryRoom,
  args: { examId: sampleExam._id },
  beforeEach: async () => {
    calls.clear()
    await clearAttempts()
    return () => setLoginNeeded(false)
  },
  parameters: {
    layout: 'fullscreen',
    ...bodies(fresh),
  },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>

const firstQuestion = /^Question 1 of \d+ \(Reading Section\)$/

/** Another tab holds the exam: it cannot be answered here before it is taken over. */
export const AnExamOpenInAnotherTabCanBeContinuedHere: Story = {
  tags: ['picture'],
  args: {
    openSession: (exam, ownerId) => {
      const locks = fakeLocks()
      void locks.tab().claim(`exam:${exam._id}`, () => undefined)
      return sampleSession({ definition: toDefinition(exam), ownerId, lock: locks.tab() }).session
    },
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: 'This exam is open in another tab' })).toBeVisible()
    await expect(page.queryAllByRole('radio')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }))
    await expect(await page.findByRole('heading', { name: firstQuestion })).toBeVisible()
  },
}

/** Shows the loading state until the attempt is recovered from all copies. */
export const LoadsUntilTheAttemptIsRecovered: Story = {
  args: { openSession: () => new Promise(() => undefined) },
  play: says('Loading exam…'),
}

let isAnother = false
/** Another learner logs in where the session has ended: nothing of this exam is sent, and the dialog says whose it is. */
export const AnotherLearnersLogInSendsNothing: Story = {
  beforeEach: () => void (isAnother = false),
  parameters: answers(
    http.post('*/api/auth/login', () => void (isAnother = true)),
    http.put('*/api/exams/:id/progress', () =>
      isAnother ? undefined : HttpResponse.json({ success: false, message: 'Log in' }, { status: 401 }),
    ),
    http.get('*/api/user/data', () =>
      isAnother ? HttpResponse.json({ ...sampleUser, userId: 'somebody-else' }) : undefined,
    ),
    ...handlers.ok(fresh),
  ),
  play: async ({ canvas: page }) => {
    await page.findByRole('heading', { name: firstQuestion })
    setLoginNeeded(true)
    await expect(await page.findByText('You are logged out. Your answers are saved on this device.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Log in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }))
    await enter(dialog.getByLabelText('Email'), sampleUser.email)
    await enter(dialog.getByLabelText('Password'), 'secret')
    await userEvent.click(dialog.getByRole('button', { name: 'LOGIN' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This exam belongs to another learner.')
    await expect(calls.to('/api/results')).toEqual([])
    await expect(page.getByText('Your answers are saved on this device.', { exact: false })).toBeInTheDocument()
    serverAnswers(...handlers.ok(fresh))
    await enter(dialog.getByLabelText('Password'), 'secret')
    await userEvent.click(dialog.getByRole('button', { name: 'LOGIN' }))
    await waitFor(() => expect(page.getByRole('heading', { name: firstQuestion })).toHaveFocus())
  },
}

export const TheTextSizeIsRemembered: Story = {
  play: async ({ canvas: page }) => {
    await page.findByRole('heading', { name: firstQuestion })
    const larger = await page.findByRole('button', { name: /^A\+,/ })
    await userEvent.click(larger)
    await waitFor(() => expect(localStorage.getItem('naru.examRoom')).toContain('"textSize":"large"'))
  },
}

let strict: SampleSession | undefined
/** Effects that run twice under StrictMode start and send once: React runs them so in its development build (`npm run test:all`). */
export const TwiceRunEffectsSendOnce: Story = {
  args: {
    openSession: (exam, ownerId) => {
      strict = sampleSession({ definition: toDefinition(exam), ownerId, answers: [{ kind: 'saved', attempt: 1 }] })
      return strict.session
    },
  },
  play: async ({ canvas: page }) => {
    await page.findByRole('heading', { name: firstQuestion })
    await waitFor(() => expect(strict?.session.getSnapshot().state.startedAt).not.toBeNull())
    if (!strict) throw new Error('the page has opened no session')
    answerReading(strict, strict.definition.questions[0]?.options[0]?.id ?? '')
    strict.clock.sleep(60 * 60_000)
    await flushPromises()
    await expect(await screen.findByText('Result saved successfully! Attempt 1')).toBeInTheDocument()
    await expect(strict.sender.sent).toHaveLength(1)
  },
}
