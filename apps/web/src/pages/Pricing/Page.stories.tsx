import { handlers, samplePlans } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { PricingPage } from './Page'

const meta = {
  title: 'Pages/Pricing',
  component: PricingPage,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', site: { path: '/pricing', isLoggedIn: true }, msw: { handlers: handlers.ok() } },
} satisfies Meta<typeof PricingPage>
export default meta

type Story = StoryObj<typeof meta>

/** Toasts stand outside the page, and fade in. */
const toastSays = async (sentence: string) => {
  const toast = await within(document.body).findByText(sentence)
  await waitFor(() => expect(toast).toBeVisible())
}

/** Every plan with its price, length and exams. */
export const ListsThePlans: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findAllByRole('article')).toHaveLength(samplePlans.length)
    await expect(page.getByText('Flexible plans tailored for every learner!')).toBeVisible()
    await expect(page.getAllByText(/^Rs\. \d+\.\d\d$/)).toHaveLength(samplePlans.length)
    const [topics] = page.getAllByRole('button', { name: 'View Exam Topics' })
    if (topics) await userEvent.click(topics)
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Plans on their way. */
export const Loading: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['listPricePlans']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading price plans...')).toBeVisible()
  },
}

/** The failure stands in a box with Retry, and in a toast. */
export const FailedOffersRetry: Story = {
  parameters: {
    msw: { handlers: [...handlers.error(['listPricePlans'], { message: 'The plans are away.' }), ...handlers.ok()] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect((await within(document.body).findAllByText('The plans are away.')).length).toBe(2)
  },
}

/** No plan at all. */
export const Empty: Story = {
  parameters: { msw: { handlers: handlers.empty() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No price plans available at the moment.')).toBeVisible()
  },
}

/** Activating a free plan goes to /exams. */
export const ActivatingAFreePlanGoesToExams: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [activate] = await page.findAllByRole('button', { name: 'Activate' })
    if (activate) await userEvent.click(activate)
    await toastSays('Free plan activated successfully!')
    await expect(await page.findByRole('heading', { name: 'Opened /exams' })).toBeVisible()
  },
}

/** Without a session the toast leads to /login. */
export const ActivatingWithoutASessionLeadsToLogin: Story = {
  parameters: { site: { path: '/pricing', isLoggedIn: false }, msw: { handlers: handlers.loggedOut() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Go to Login' })).toBeVisible()
    const [activate] = await page.findAllByRole('button', { name: 'Activate' })
    if (activate) await userEvent.click(activate)
    await toastSays('Please log in to activate the plan.')
  },
}

/** A paid plan says honestly that it cannot be paid for. */
export const PurchaseSaysThatTheServerRefuses: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers.error(['startPayment'], { status: 503, message: 'Payments are not set up.' }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [purchase] = await page.findAllByRole('button', { name: 'Purchase' })
    if (purchase) await userEvent.click(purchase)
    await toastSays('Failed to generate hash for payment.')
    await toastSays('Payments are not set up.')
  },
}

/** Without user data nobody can pay. */
export const PurchaseWithoutUserData: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getUserData']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [purchase] = await page.findAllByRole('button', { name: 'Purchase' })
    if (purchase) await userEvent.click(purchase)
    await toastSays('User data not available. Please try again later.')
  },
}
