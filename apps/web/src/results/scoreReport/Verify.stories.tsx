import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, says, loading } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

const genuine = okBodies.checkScoreReport
if (genuine.scoreReport === undefined) throw new Error('The example has no score report.')
const { unrankedReason: _reason, ...ranked } = genuine.scoreReport
const path = '/verify/7K3M-9QWX-2B4H-TZ6R'

export default {
  title: 'Pages/Results/Check a score report',
  ...sitePage({ path }),
} satisfies Meta

const checked = (checkScoreReport: typeof genuine) => ({ ...bodies({ checkScoreReport }) })

/** A genuine score report; the learner does not show the name. */
export const Genuine: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('This score report is genuine.')).toBeVisible()
    await expect(page.getByText('Hidden by the learner')).toBeVisible()
    await expect(page.getByText('EPS-TOPIK Sample 1 (version 1)')).toBeVisible()
    await expect(page.getByText('20 / 30 (67%)')).toBeVisible()
    await expect(page.getByText('2 March 2026 at 10:06:41')).toBeVisible()
    await expect(document.title).toBe('Verification of score report 7K3M-9QWX-2B4H-TZ6R · Naru')
  },
}

export const GenuineWithName: Story = {
  parameters: checked({ ...genuine, name: hardNames.long }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(hardNames.long)).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** A first attempt in time counted on the leaderboard. */
export const Ranked: Story = {
  parameters: checked({ ...genuine, scoreReport: { ...ranked, attempt: 1 } }),
  play: says('Counted on the leaderboard'),
}

/** The answer key was corrected after the score report was issued: both marks. */
export const Corrected: Story = {
  parameters: checked({ ...genuine, state: 'corrected', corrected: { totalScore: 25, percentageScore: 83 } }),
  play: says('This score report is genuine, but its marks were corrected later.', '20 / 30 (67%)', '25 / 30 (83%)'),
}

const invalid = (state: typeof genuine.state, title: string, text: RegExp): Story => ({
  parameters: checked({ state }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(title)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.queryByText('Marks')).toBeNull()
  },
})

/** The payment of its plan was charged back or refunded. */
export const Withdrawn: Story = invalid('withdrawn', 'This score report is not valid any more.', /payment/)

export const Deleted: Story = invalid('deleted', 'This score report is not valid any more.', /was deleted/)

/** The stored score report does not fit its signature. */
export const Altered: Story = invalid('altered', 'This score report is not genuine.', /Do not accept it/)

export const Unknown: Story = {
  parameters: answers(...handlers.error(['checkScoreReport'], { status: 404 })),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('There is no score report with this number.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Score report number' })).toHaveValue('7K3M-9QWX-2B4H-TZ6R')
  },
}

/** An address that cannot be a number; no request is sent. */
export const Malformed: Story = {
  parameters: { site: { path: '/verify/7K3M-9QWX' }, ...answers(...handlers.error()) },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('This is not a score report number.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Score report number' })).toHaveValue('7K3M-9QWX')
  },
}

export const Checking = loading(['checkScoreReport'], 'Verifying the score report…')

/** Too many checks from one address: when to try again. */
export const TooMany: Story = {
  parameters: answers(
    ...handlers.error(['checkScoreReport'], {
      status: 429,
      message: 'Too many tries. Please try again in 10 minutes.',
    }),
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Too many tries. Please try again in 10 minutes.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
