import { sampleExamWithKeys } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { bodies, calls, empty } from '@naru/app-shell/testing/storyStates'
import { renderSite, adminPage } from '../testing/pages'

/** An exam that no other story takes, so that anything stored about it was stored here. */
const exam = { ...sampleExamWithKeys, _id: 'exam-previewed', readingTimeMinutes: 20 }

export default {
  title: 'Pages/Staff/Preview',
  render: renderSite,
  parameters: {
    ...adminPage(`/admin/preview/${exam._id}`).parameters,
    ...bodies({ previewExam: exam }),
  },
} satisfies Meta

/** The exam room with a notice above; no answer is sent or stored. */
export const IsTheExamRoomWithoutSaving: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('This is a preview. It is not saved or sent.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'EPS-TOPIK Sample 1' })).toBeVisible()
    await userEvent.click(await page.findByRole('radio', { name: /안전모/ }))
    await expect(page.getByRole('radio', { name: /안전모/ })).toBeChecked()
    await expect(Object.keys(localStorage).filter((key) => key.startsWith(`exam-${exam._id}`))).toEqual([])
    await expect(calls.to('/api/results')).toEqual([])
    await expect(calls.to(`/api/exams/${exam._id}`)).toEqual([])
    await expect(document.title).toBe('Preview of EPS-TOPIK Sample 1 · Naru')
    // The picture shows no running clock.
    await userEvent.click(page.getByRole('button', { name: 'Hide the clock' }))
  },
}

export const NoQuestions = empty('This exam has no questions.')
