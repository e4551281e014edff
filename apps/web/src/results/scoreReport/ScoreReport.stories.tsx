import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, says, loading, serverAnswers, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Results/Score report',
  ...sitePage({ path: '/myresult/attempt-2/score-report', isLoggedIn: true }),
} satisfies Meta

const own = okBodies.getScoreReport
const scoreReport = okBodies.checkScoreReport.scoreReport

/** Number, paper, marks, times, signature and the code; the name is hidden from others. */
export const OwnScoreReport: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Score report for EPS-TOPIK Sample 1' }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of the verification address' })).toBeVisible()
    await expect(page.getByRole('link', { name: own.address })).toHaveAttribute('href', own.address)
    for (const fact of ['7K3M-9QWX-2B4H-TZ6R', '20 / 30 (67%)', '2 March 2026 at 10:00:00', '6 min 40 s']) {
      await expect(page.getByText(fact)).toBeVisible()
    }
    await expect(page.getByText('Practice: not the first attempt')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
    await leadsTo(page, 'Review', '/myresult/attempt-2')
    await expect(document.title).toBe('Score report for EPS-TOPIK Sample 1 · Naru')
  },
}

/** A choice that was not saved is reverted; then the name is shown where the score report is checked. */
export const NameIsNotSaved: Story = {
  parameters: answers(...handlers.error(['setScoreReportName'])),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('radio', { name: 'Yes' }))
    await expect(await page.findByText('Your choice was not saved. Please try again.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
    serverAnswers()
    await userEvent.click(page.getByRole('radio', { name: 'Yes' }))
    await expect(await page.findByText('The verification page shows your name.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}

/** The answer key was corrected after the score report was issued: both marks. */
export const Corrected: Story = {
  parameters: bodies({
    getScoreReport: {
      ...own,
      check: { ...own.check, state: 'corrected', corrected: { totalScore: 25, percentageScore: 83 } },
    },
  }),
  play: says('20 / 30 (67%)', '25 / 30 (83%)'),
}

/** The payment was taken back: nothing to print. */
export const Withdrawn: Story = {
  parameters: bodies({ getScoreReport: { ...own, check: { state: 'withdrawn' } } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('This score report is not valid any more.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}

export const Loading = loading(['getScoreReport'], 'Loading score report…')

/** Another learner's attempt, or none. */
export const Unknown: Story = {
  parameters: answers(...handlers.error(['getScoreReport'], { status: 404 })),
  play: async ({ canvas: page }) => {
    await expect(
      await page.findByText('This attempt cannot be opened. It may belong to another account.'),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** No connection. */
export const Failed: Story = {
  parameters: answers(...handlers.offline(['getScoreReport'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Unable to connect to the server/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongTopicFitsAPhone = fitsAPhone(
  {
    getScoreReport: {
      ...own,
      check: { ...own.check, ...(scoreReport && { scoreReport: { ...scoreReport, topic: hardNames.long } }) },
    },
  },
  `Score report for ${hardNames.long}`,
)
