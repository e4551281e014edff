import { handlers, sampleExams } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { getChosenExam } from '@naru/app-shell/state/chosenExam'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, fitsAPhone, loading, refused, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Exam/Exams',
  ...sitePage({ path: '/exams', isLoggedIn: true }),
} satisfies Meta

const hard = Object.values(hardNames)

/** The texts of the cards are in the reader's language, or in English without a translation. */
export const InSinhala: Story = {
  globals: { language: 'si' },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('දැන්වීම් පුවරු, රැකියාව සහ එදිනෙදා ජීවිතය.')).toHaveAttribute('lang', 'si')
    await expect(page.getByText('Five questions to read, five to hear.')).toHaveAttribute('lang', 'en')
  },
}

export const ListsTheExams: Story = {
  tags: ['languages'],
  play: async ({ canvas: page }) => {
    await expect(await page.findAllByRole('article')).toHaveLength(sampleExams.length)
  },
}

export const TakeExamGoesToTheGuidelines: Story = {
  play: async ({ canvas: page }) => {
    const [take] = await page.findAllByRole('button', { name: /^Take Exam/ })
    if (take) await userEvent.click(take)
    await opens('/guidelines')
  },
}

/** What waits can be left. */
export const Loading: Story = {
  ...loading(['listExams'], 'Loading exams…'),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Loading exams…')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'About' }))
    await opens('/about')
  },
}

export const HardNamesFitAPhone = fitsAPhone(
  {
    listExams: hard.map((topic) => ({
      _id: 'one',
      topic,
      description: topic,
      duration: topic,
      photo: '/missing.png',
    })),
  },
  ...hard,
)

export const Failed = refused(['listExams'], {}, 'Error:', 'Failed to load exams: Internal Server Error')

export const WithoutAPlan: Story = {
  parameters: answers(...handlers.noPlan()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('No exams available. Please purchase a plan to access exams.')).toBeVisible()
    await leadsTo(page, 'See price plans', '/pricing')
  },
}

/** One press activates the free plan and opens the guidelines of its first exam. */
export const TheFreePlanStartsWithOnePress: Story = {
  parameters: answers(...handlers.noPlan()),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Start free: / }))
    await opens('/guidelines')
    await expect(getChosenExam()).toBe('exam-mini')
    await expect(calls.to('/api/user-plan-purchases').map(({ body }) => body)).toEqual([
      { pricePlanId: expect.stringContaining('free') },
    ])
  },
}

export const ExamWithoutId: Story = {
  parameters: bodies({ listExams: sampleExams.map((exam) => ({ ...exam, _id: '' })) }),
  play: async ({ canvas: page }) => {
    const [take] = await page.findAllByRole('button', { name: /^Take Exam/ })
    if (take) await userEvent.click(take)
    await expect(await page.findByText('Invalid exam ID')).toBeVisible()
  },
}
