import { handlers, sampleMyResults } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, loading, retries } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Results/My results',
  ...sitePage({ path: '/myresult', isLoggedIn: true }),
} satisfies Meta

const failed = 'Failed to load your results. Please try again later.'

/** The learner's attempts, without samples. */
export const OwnAttempts: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'My Result' })).toBeVisible()
    const topic = sampleMyResults[0]?.topic ?? ''
    await expect(await page.findByRole('row', { name: `1 ${topic} Attempt 2 · 2 Mar 2026 20 / 30 67%` })).toBeVisible()
    await expect(page.getByRole('row', { name: `1 ${topic} Attempt 1 · 1 Mar 2026 15 / 30 50%` })).toBeVisible()
    for (const name of ['Paper Number', 'Paper Name', 'Marks']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await expect(page.queryByText('Sample results')).toBeNull()
    await expect(document.title).toBe('My Result · Naru')
  },
}

/** The best and the latest in words, and all of them on one scale, the latest last. */
export const ShowsTheCourseOfTheScores: Story = {
  play: async ({ canvas: page, userEvent }) => {
    const scores = within(await page.findByRole('region', { name: 'Your scores' }))
    await expect(scores.getByText('Best').parentElement).toHaveTextContent(/^Best67 %EPS-TOPIK Sample 1 · 2 Mar 2026$/)
    await expect(scores.getByText('Latest').parentElement).toHaveTextContent(/^Latest67 %/)
    await userEvent.click(scores.getByRole('button', { name: 'Show as a table' }))
    const rows = scores.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.slice(1)).toEqual(['EPS-TOPIK Sample 12 Mar 202667 %', 'EPS-TOPIK Sample 11 Mar 202650 %'])
  },
}

export const WithoutAttempts: Story = {
  parameters: answers(...handlers.empty()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^You have no results yet/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Take an exam' })).toBeVisible()
    await expect(page.queryByText('Sample results')).toBeNull()
  },
}

/** An API without the extension: samples. */
export const ApiWithoutTheCallShowsSamples: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 2, name: 'Sample results' })).toBeVisible()
    await expect(page.getByRole('row', { name: '1 EPS-TOPIK Practice Paper 1 145 / 200' })).toBeVisible()
    await expect(page.getByRole('row', { name: '3 EPS-TOPIK Practice Paper 3 185 / 200' })).toBeVisible()
    await expect(page.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Paper Number',
      'Paper Name',
      'Marks',
    ])
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const Loading = loading(['listMyResults'], 'Loading results…')

/** The server fails: no samples in place of real results; the retry loads them. */
export const ServerFailsThenAnswers: Story = {
  parameters: answers(...handlers.error(['listMyResults'])),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByText(failed)).toBeVisible()
    await expect(page.queryByText('Sample results')).toBeNull()
    await retries(canvasElement, failed)
    await expect(await page.findByRole('table', { name: 'My Result' })).toBeVisible()
  },
}

/** Attempts with extra time, submitted by timeout, late, and for practice; each links to its review. */
export const MarkedAttempts: Story = {
  parameters: bodies({
    listMyResults: sampleMyResults.slice(0, 1).flatMap((result) => [
      { ...result, attempt: 6, attemptId: 'a6', unrankedReason: 'unverified' as const },
      { ...result, attempt: 5, attemptId: 'a5', unrankedReason: 'repeated' as const },
      { ...result, attempt: 4, attemptId: 'a/4', isExtraTime: true, timeFactor: 1.5 },
      { ...result, attempt: 3, attemptId: 'a3', isAutomatic: true },
      { ...result, attempt: 2, attemptId: 'a2', isLate: true },
      { ...result, attempt: 1, attemptId: 'a1', unrankedReason: 'no-evidence' as const },
    ]),
  }),
  play: async ({ canvas: page }) => {
    const row = (attempt: number) => page.findByRole('row', { name: new RegExp(`Attempt ${attempt}`) })
    const verify = within(await row(6)).getByRole('link', { name: 'Not ranked until you verify your email address' })
    await expect(verify).toHaveAttribute('href', '/email-verify')
    await expect(await row(5)).toHaveTextContent('Practice: only a first attempt is ranked')
    await expect(await row(1)).toHaveTextContent('Practice: you were offline during the attempt')
    await expect(await row(4)).toHaveTextContent('Extra time × 1.5')
    await expect(within(await row(4)).getByRole('link')).toHaveAttribute('href', '/myresult/a%2F4')
    await expect(await row(3)).toHaveTextContent('Submitted when time ran out')
    await expect(await row(2)).toHaveTextContent('Received too late to be ranked')
  },
}

export const LongTopicsFitAPhone = fitsAPhone(
  {
    listMyResults: Object.values(hardNames).flatMap((topic, index) =>
      sampleMyResults.slice(0, 1).map((result) => ({ ...result, examId: `exam-${index}`, topic })),
    ),
  },
  ...Object.values(hardNames),
)
