import { handlers, sampleExams } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getChosenExam } from '../../../shared/state/chosenExam'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { opens, renderSite } from '../pageStory'

const calls = createCallRecorder()

const meta = {
  title: 'Pages/Exams',
  render: renderSite,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/exams', isLoggedIn: true },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The texts of the cards are in the reader's language, or in English without a translation. */
export const InSinhala: Story = {
  globals: { language: 'si' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('දැන්වීම් පුවරු, රැකියාව සහ එදිනෙදා ජීවිතය.')).toHaveAttribute('lang', 'si')
    await expect(page.getByText('Five questions to read, five to hear.')).toHaveAttribute('lang', 'en')
  },
}

/** A card for each exam. */
export const ListsTheExams: Story = {
  tags: ['languages'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(sampleExams.length)
  },
}

/** Take Exam opens the guidelines. */
export const TakeExamGoesToTheGuidelines: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [take] = await page.findAllByRole('button', { name: /^Take Exam/ })
    if (take) await userEvent.click(take)
    await opens('/guidelines')
  },
}

/** The Exams load. */
export const Loading: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading exams…')).toBeVisible()
  },
}

/** The server fails. */
export const Failed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Error:')).toBeVisible()
    await expect(page.getByText('Failed to load exams: Internal Server Error')).toBeVisible()
  },
}

/** A learner without a plan. */
export const WithoutAPlan: Story = {
  parameters: { msw: { handlers: handlers.noPlan() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('No exams available. Please purchase a plan to access exams.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See price plans' })).toHaveAttribute('href', '/pricing')
  },
}

/** One press activates the free plan and opens the guidelines of its first exam. */
export const TheFreePlanStartsWithOnePress: Story = {
  parameters: { msw: { handlers: [calls.handler, ...handlers.noPlan()] } },
  play: async ({ canvasElement }) => {
    calls.clear()
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Start free: / }))
    await opens('/guidelines')
    await expect(getChosenExam()).toBe('exam-mini')
    await expect(calls.to('/api/user-plan-purchases').map(({ body }) => body)).toEqual([
      { pricePlanId: expect.stringContaining('free') },
    ])
  },
}

/** An exam without an id cannot be taken. */
export const ExamWithoutId: Story = {
  parameters: { msw: { handlers: handlers.ok({ listExams: sampleExams.map((exam) => ({ ...exam, _id: '' })) }) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [take] = await page.findAllByRole('button', { name: /^Take Exam/ })
    if (take) await userEvent.click(take)
    await expect(await page.findByText('Invalid exam ID')).toBeVisible()
  },
}
