import { handlers, sampleAdminExams } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const meta = {
  title: 'Pages/Admin/Exams',
  render: renderSite,
  parameters: adminSite('/admin/exams'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('listAllExams')

/** All exams, in a plan on offer or not, each with its preview and statistics. */
export const ListsExams: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Preview: Mini Exam' })).toHaveAttribute(
      'href',
      '/admin/preview/exam-mini',
    )
    await expect(page.getByRole('link', { name: 'Statistics: Mini Exam' })).toHaveAttribute(
      'href',
      '/admin/exams/exam-mini/statistics',
    )
    await expect(page.getByText('In no plan on offer')).toBeVisible()
    await expect(page.getByText('12 minutes · 10 questions · Version 2')).toBeVisible()
  },
}

/** The list loads. */
export const Loading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const Failed: Story = { parameters: states.failed, play: saysFailed('Something went wrong on the server.') }
/** A learner sees the server's rejection. */
export const LearnerSeesTheRejection: Story = { parameters: states.refused, play: saysRefused }
/** None yet. */
export const NoExams: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/There are no exams yet/)).toBeVisible()
  },
}

/** Topics of any length and script, on a phone. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        listAllExams: Object.entries(hardNames).flatMap(([id, topic]) =>
          sampleAdminExams.slice(0, 1).map((exam) => ({ ...exam, _id: id, topic })),
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    for (const name of Object.values(hardNames)) {
      await expect(await within(canvasElement).findByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(fitsTheScreen()).toBe(true)
  },
}
