import { handlers, sampleExam } from '@naru/api/msw'
import { sampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { toDefinition } from '@naru/app-shell/attempt'
import { answers, bodies, says, loading, leadsTo } from '@naru/app-shell/testing/storyStates'
import type { OpenExamSession } from './openAttempt'
import { StoryRoom } from './storyRoom'

const meta = {
  title: 'Pages/Exam/Exam room',
  component: StoryRoom,
  args: { examId: sampleExam._id },
  parameters: {
    layout: 'fullscreen',
    ...answers(),
  },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>

const openSample: OpenExamSession = (exam, ownerId) =>
  sampleSession({ definition: toDefinition(exam), ownerId }).session

export const Loading = loading(['getExam'], 'Loading exam…')

const failsWith =
  (sentence: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(sentence)).toBeVisible()
    await leadsTo(page, 'Back to Exams', '/exams')
  }

export const NoExamSelected: Story = { args: { examId: undefined }, play: failsWith('No exam selected') }

/** The server rejects with a message. */
export const Refused: Story = {
  parameters: answers(...handlers.noPlan()),
  play: failsWith('Failed to fetch exam: This exam needs an active plan. Please choose one under Pricing.'),
}

let isConnected = false
let retries = 0
/** No response; opens once by itself when the connection is back. */
export const OpensWhenTheConnectionIsBack: Story = {
  args: { openSession: openSample },
  beforeEach: () => {
    isConnected = false
    retries = 0
    document.title = ''
  },
  parameters: answers(
    http.get('*/api/exams/:id', () => {
      if (!isConnected) return HttpResponse.error()
      retries += 1
      return undefined
    }),
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await failsWith('Failed to load exam')({ canvasElement })
    isConnected = true
    // Set by the same effects that add the listener.
    await waitFor(() => expect(document.title).toBe('Exam · Naru'))
    // A weak connection fires the event repeatedly.
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('online'))
    await expect(await page.findByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
    await expect(retries).toBe(1)
  },
}

export const ExtraTimeIsShown: Story = {
  args: { openSession: openSample },
  parameters: bodies({ getExam: { ...sampleExam, timeFactor: 1.5 } }),
  play: says('Extra time'),
}

export const NoQuestions: Story = {
  parameters: answers(...handlers.empty()),
  play: failsWith('No Questions Available'),
}
