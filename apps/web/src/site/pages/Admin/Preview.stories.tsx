import { handlers, sampleExamWithKeys } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()
/** An exam that no other story takes, so that anything stored about it was stored here. */
const exam = { ...sampleExamWithKeys, _id: 'exam-previewed', readingTimeMinutes: 20 }

const meta = {
  title: 'Pages/Admin/Preview',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: {
    ...adminSite(`/admin/preview/${exam._id}`),
    msw: { handlers: [recorder.handler, ...handlers.ok({ previewExam: exam })] },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('previewExam')

/** The exam room with a notice above; no answer is sent or stored. */
export const IsTheExamRoomWithoutSaving: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('This is a preview. It is not saved or sent.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'EPS-TOPIK Sample 1' })).toBeVisible()
    await userEvent.click(await page.findByRole('radio', { name: /안전모/ }))
    await expect(page.getByRole('radio', { name: /안전모/ })).toBeChecked()
    await expect(Object.keys(localStorage).filter((key) => key.startsWith(`exam-${exam._id}`))).toEqual([])
    await expect(recorder.to('/api/results')).toEqual([])
    await expect(recorder.to(`/api/exams/${exam._id}`)).toEqual([])
    await expect(document.title).toBe('Preview of EPS-TOPIK Sample 1 · Naru')
    // The picture shows no running clock.
    await userEvent.click(page.getByRole('button', { name: 'Hide the clock' }))
  },
}

/** The exam loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }
/** An exam without questions. */
export const NoQuestions: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This exam has no questions.')).toBeVisible()
  },
}
