import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { answers, retries } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Results/Summary',
  ...sitePage({ path: '/myresult/attempt-2/summary', isLoggedIn: true }),
} satisfies Meta

/** Score, weak topics, what the score means, and bars, to print. */
export const ScoreMeaningAndBars: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Summary of EPS-TOPIK Sample 1' })).toBeVisible()
    await expect(page.getByText('20 / 30 marks')).toBeVisible()
    await expect(await page.findByRole('region', { name: 'Topics to work on' })).toBeVisible()
    await expect(await page.findByText(/your score could be about 7 marks higher or lower/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Sections' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}

/** Sections have the names of the exam room. */
export const NamesSectionsInTheReadersLanguage: Story = {
  globals: { language: 'si', viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('row', { name: /^කියවීම / })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

export const WhileTheAnalysisFails: Story = {
  parameters: answers(...handlers.error(['getAttemptAnalysis'])),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByText('20 / 30 marks')).toBeVisible()
    await retries(canvasElement, 'The analysis could not be loaded. Please try again.')
    await expect(within(await page.findByRole('table', { name: 'Sections' })).getAllByRole('row')).toHaveLength(3)
  },
}
