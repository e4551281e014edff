import { handlers, samplePlans } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, loading, empty, retries, serverAnswers } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../frame/pageStory'
import { toastSays } from './storyParts'

export default {
  title: 'Pages/Plans/Prices',
  ...sitePage({ path: '/pricing', isLoggedIn: true }),
} satisfies Meta

const planned = (count: number) => bodies({ listPricePlans: samplePlans.slice(0, count) })
const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length

export const ListsThePlans: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page }) => {
    await expect(await page.findAllByRole('article')).toHaveLength(samplePlans.length)
    await expect(page.getByRole('heading', { level: 1, name: 'Price Plans' })).toBeVisible()
    await expect(page.getByText('Flexible plans tailored for every learner!')).toBeVisible()
    await expect(page.getAllByText('Valid for')).toHaveLength(samplePlans.length)
    for (const length of ['Lifetime', '5-minutes', '30 days', '365 days'])
      await expect(page.getByText(length)).toBeVisible()
    for (const price of ['Rs. 0.00', 'Rs. 50.00', 'Rs. 1500.00', 'Rs. 12000.50'])
      await expect(page.getByText(price)).toBeVisible()
    await expect(page.getAllByText('1 Exam')).toHaveLength(2)
    await expect(page.getAllByText('3 Exams')).toHaveLength(2)
    await expect(page.getByText('Every paper for thirty days.')).toBeVisible()
    // The learner has the third paid plan.
    await expect(await page.findByRole('button', { name: 'Extend' })).toBeVisible()
    await expect(page.getAllByRole('button', { name: 'Purchase' })).toHaveLength(2)
    await expect(page.getByText('Free')).toBeVisible()
    await expect(
      within(page.getByRole('article', { name: 'Month at the ferry' })).getByText('Recommended'),
    ).toBeVisible()
    await expect(page.getAllByText('Recommended')).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible()
  },
}

/** A reader of Sinhala sees a plan's translation; without one its English text, marked as English. */
export const InSinhala: Story = {
  globals: { language: 'si' },
  play: async ({ canvas: page }) => {
    const name = await page.findByRole('heading', { level: 2, name: 'තොටුපළේ මාසයක්' })
    await expect(name).toHaveAttribute('lang', 'si')
    await expect(page.getByText('දින තිහක් සඳහා සියලු ප්\u200dරශ්න පත්\u200dර.')).toHaveAttribute('lang', 'si')
    await expect(page.queryByText('Every paper for thirty days.')).toBeNull()
    await expect(page.getByRole('heading', { level: 2, name: 'First crossing' })).toHaveAttribute('lang', 'en')
  },
}

const longest = (letters: string, length: number) => letters.repeat(length).slice(0, length).trim()
const longPlans = samplePlans.map((plan, at) => ({
  ...plan,
  name: longest(at % 2 === 0 ? hardNames.long : hardNames.words, 120),
  description: longest(at % 2 === 0 ? hardNames.words : hardNames.long, 1000),
  translations: {
    ta: { name: longest('வாழ்நாள்முழுவதும்', 120), description: longest('தமிழ்ச்செல்வியின் வினாத்தாள்கள் ', 1000) },
  },
}))

export const LongestTranslationsFitAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ta' },
  parameters: bodies({ listPricePlans: longPlans }),
  play: async ({ canvas: page }) => {
    await expect(await page.findAllByRole('article')).toHaveLength(longPlans.length)
    await expect(fitsTheScreen()).toBe(true)
  },
}

export const TopicsUnfold: Story = {
  play: async ({ canvas: page }) => {
    const card = within(await page.findByRole('article', { name: 'First crossing' }))
    const topic = samplePlans[0]?.exams?.[0]?.topic ?? ''
    const topics = card.getByRole('button', { name: 'View Exam Topics' })
    await expect(topics).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(topics)
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
    await expect(card.getByText(topic)).toBeVisible()
  },
}

export const TwoPlansHaveTwoColumns: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: planned(2),
  play: async ({ canvas: page, canvasElement }) => {
    const [card] = await page.findAllByRole('article')
    await expect(columnsOf(card?.closest('ul') ?? canvasElement)).toBe(2)
  },
}

export const MorePlansHaveThreeColumns: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: planned(3),
  play: async ({ canvas: page, canvasElement }) => {
    const [card] = await page.findAllByRole('article')
    await expect(columnsOf(card?.closest('ul') ?? canvasElement)).toBe(3)
  },
}

export const Loading = loading(['listPricePlans'], 'Loading price plans...')

/** Shows the error in a box with Retry, and in a toast; Retry fetches again and shows the plans. */
export const FailedOffersRetry: Story = {
  parameters: answers(...handlers.error(['listPricePlans'], { message: 'The plans are away.' })),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByRole('button', { name: 'Retry' })).toBeVisible()
    await waitFor(() => expect(within(document.body).getAllByText('The plans are away.')).toHaveLength(2))
    await retries(canvasElement, 'The plans are away.', 'Retry')
    await expect(await page.findAllByRole('article')).toHaveLength(samplePlans.length)
  },
}

export const Empty = empty('No price plans available at the moment.')

const activate = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Activate' }))
  return page
}

/** Presses in the same task and until the page unmounts activate a free plan once, and open /exams once. */
export const ActivatingAFreePlanGoesToExams: Story = {
  play: async ({ canvas: page }) => {
    const button = await page.findByRole('button', { name: 'Activate' })
    button.click()
    button.click()
    const pressing = setInterval(() => button.click(), 1)
    await opens('/exams')
    clearInterval(pressing)
    await toastSays('Free plan activated successfully!')
    await expect(calls.to('/api/user-plan-purchases')).toHaveLength(1)
  },
}

/** Without a response, with the server's message after the specified one, and then activated: the button sends again. */
export const AfterAFailureActivateSendsAgain: Story = {
  parameters: answers(...handlers.offline(['purchasePlan'])),
  play: async ({ canvasElement }) => {
    const page = await activate(canvasElement)
    await toastSays('Failed to activate free plan')
    serverAnswers(...handlers.error(['purchasePlan'], { message: 'Plan is sold out' }))
    await activate(canvasElement)
    await toastSays('Failed to purchase plan: Plan is sold out')
    await expect(page.getByText('Failed to purchase plan: Plan is sold out')).toBeVisible()
    serverAnswers()
    await activate(canvasElement)
    await opens('/exams')
    await expect(calls.to('/api/user-plan-purchases')).toHaveLength(3)
  },
}

export const ActivatingWithoutASessionLinksToLogin: Story = {
  parameters: { site: { isLoggedIn: false }, ...answers(...handlers.loggedOut()) },
  play: async ({ canvasElement }) => {
    await activate(canvasElement)
    const toast = within(await toastSays('Please log in to activate the plan.'))
    await userEvent.click(toast.getByRole('button', { name: 'Go to Login' }))
    await opens('/login')
  },
}

/** The card of an active plan says how long it is the learner's; buying it again is a question. */
export const AsksBeforeBuyingAgain: Story = {
  play: async ({ canvas: page }) => {
    const card = within(await page.findByRole('article', { name: 'Year at the ferry' }))
    await expect(await card.findByText('Yours until 2 March 2027')).toBeVisible()
    await userEvent.click(await card.findByRole('button', { name: 'Extend' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'You already have this plan' }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/^It is yours until 2 March 2027\. If you buy it again/)).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Extend' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(card.getByRole('button', { name: 'Extend' })).toBeEnabled()
  },
}

/** A free plan is not activated again: its card and the dialog lead to the exams. */
export const AFreePlanIsActiveAlready: Story = {
  parameters: bodies({
    listPurchases: [
      {
        id: 'purchase-1',
        pricePlanId: 'plan-free',
        name: 'First crossing',
        price: 0,
        purchasedAt: '2026-03-02T04:30:00.000Z',
        activatedAt: '2026-03-02T04:30:00.000Z',
        state: 'active',
      },
    ],
  }),
  play: async ({ canvas: page }) => {
    const card = within(await page.findByRole('article', { name: 'First crossing' }))
    await expect(await card.findByText('Yours for life')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Go to Exams' })).toHaveAttribute('href', '/exams')
    await userEvent.click(card.getByRole('button', { name: 'Activate' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'You already have this plan' }))
    await expect(dialog.getByRole('link', { name: 'Go to Exams' })).toHaveAttribute('href', '/exams')
  },
}
