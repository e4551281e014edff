import { handlers, sampleExamWithKeys } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createCallNotes } from '../../../shared/testing/notedCalls'
import { withSite } from '../pageStory'
import { PreviewPage } from './PreviewPage'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const notes = createCallNotes()
/** An exam that no other story takes, so that whatever is kept of it was kept here. */
const exam = { ...sampleExamWithKeys, _id: 'exam-previewed' }
const site = adminSite(`/admin/preview/${exam._id}`)

const meta = {
  title: 'Pages/Admin/Preview',
  component: PreviewPage,
  args: { examId: exam._id },
  decorators: [withSite],
  beforeEach: () => notes.forget(),
  parameters: {
    ...site,
    site: { ...site.site, isBare: true },
    msw: { handlers: [notes.handler, ...handlers.ok({ previewExam: exam })] },
  },
} satisfies Meta<typeof PreviewPage>
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('previewExam')

/** The exam room, with what it is said above it; no answer leaves the page, and none stays on the device. */
export const IsTheRoomWithoutConsequences: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('This is a preview. It is not saved or sent.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'EPS-TOPIK Sample 1' })).toBeVisible()
    await userEvent.click(await page.findByRole('radio', { name: /안전모/ }))
    await expect(page.getByRole('radio', { name: /안전모/ })).toBeChecked()
    await expect(Object.keys(localStorage).filter((key) => key.startsWith(`exam-${exam._id}`))).toEqual([])
    await expect(notes.to('/api/results')).toEqual([])
    await expect(notes.to(`/api/exams/${exam._id}`)).toEqual([])
    await expect(document.title).toBe('Preview of EPS-TOPIK Sample 1 · Naru')
  },
}

/** The paper on its way. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner reads the server's refusal. */
export const LearnerReadsTheRefusal: Story = { parameters: states.refused, play: saysRefused }
/** A paper without questions. */
export const NoQuestions: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This exam has no questions.')).toBeVisible()
  },
}
