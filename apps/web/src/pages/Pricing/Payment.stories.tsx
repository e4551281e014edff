import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PaymentWidgetProvider, type PaymentWidget } from '../../payments/widget'
import { withSite } from '../pageStory'
import { PricingPage } from './Page'
import { toastSays } from './storyParts'

const open = fn<PaymentWidget['open']>()
const started = fn<(body: unknown) => void>()
const purchased = fn<(body: unknown) => void>()

/** Notes what the page sends, and lets the handlers behind it answer. */
const noted = [
  http.post('*/payment/start', async ({ request }) => {
    started(await request.clone().json())
  }),
  http.post('*/api/user-plan-purchases', async ({ request }) => {
    purchased(await request.clone().json())
  }),
]
const answering = (...spoilers: ReturnType<typeof handlers.ok>) => ({
  msw: { handlers: [...noted, ...spoilers, ...handlers.ok()] },
})

const meta = {
  title: 'Pages/Pricing/Payment',
  component: PricingPage,
  decorators: [
    (Page) => (
      <PaymentWidgetProvider value={{ open }}>
        <Page />
      </PaymentWidgetProvider>
    ),
    withSite,
  ],
  parameters: { layout: 'fullscreen', site: { path: '/pricing', isLoggedIn: true }, ...answering() },
  beforeEach: () => {
    for (const mock of [started, purchased]) mock.mockReset()
    open.mockReset().mockResolvedValue({ kind: 'completed' })
  },
} satisfies Meta<typeof PricingPage>
export default meta

type Story = StoryObj<typeof meta>

const monthly = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('article', { name: 'Month at the ferry' }))

const buy = async (canvasElement: HTMLElement) => {
  const card = await monthly(canvasElement)
  await userEvent.click(await card.findByRole('button', { name: 'Purchase' }))
  return card
}

/** User data comes first; until then nothing can be bought. */
export const UserDataIsLoading: Story = {
  parameters: answering(...handlers.loading(['getUserData'])),
  play: async ({ canvasElement }) => {
    const card = await monthly(canvasElement)
    await expect(card.getByRole('button', { name: 'Loading your data…' })).toBeDisabled()
    await expect(within(canvasElement).getByRole('button', { name: 'Activate' })).toBeEnabled()
  },
}

/** Whoever has no user data counts as logged out. */
export const UserDataFailsMeansLoggedOut: Story = {
  parameters: answering(...handlers.error(['getUserData'])),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const ways = await page.findAllByRole('link', { name: 'Go to Login' })
    await expect(ways).toHaveLength(3)
    for (const way of ways) await expect(way.getAttribute('href')).toMatch(/^\/login/)
    await expect(page.queryByRole('button', { name: 'Purchase' })).toBeNull()
  },
}

/** A logged-out visitor is led to /login. */
export const LoggedOutGoesToLogin: Story = {
  parameters: { site: { path: '/pricing', isLoggedIn: false }, msw: { handlers: handlers.loggedOut() } },
  play: async ({ canvasElement }) => {
    const card = await monthly(canvasElement)
    await userEvent.click(await card.findByRole('link', { name: 'Go to Login' }))
    await expect(await within(canvasElement).findByRole('heading', { name: 'Opened /login' })).toBeVisible()
  },
}

/** The order is signed, the widget is opened with it, the plan is activated, and the learner goes to /exams. */
export const CompletedActivatesThePlan: Story = {
  play: async ({ canvasElement }) => {
    await buy(canvasElement)
    await toastSays('Plan activated successfully!')
    await expect(await within(canvasElement).findByRole('heading', { name: 'Opened /exams' })).toBeVisible()
    const order = {
      order_id: expect.stringMatching(new RegExp(`^${sampleUser.userId}\\d{6}$`)),
      amount: 1500,
      currency: 'LKR',
      first_name: 'nimali',
      last_name: 'perera',
      email: 'nimali@example.com',
      phone: '+94771234567',
      address: '12 Lake Road',
      city: 'Kandy',
      country: 'Sri Lanka',
    }
    await expect(started.mock.calls).toEqual([[{ ...order, pricePlanId: 'plan-monthly' }]])
    await expect(open.mock.calls).toEqual([
      [
        {
          ...order,
          hash: 'D41D8CD98F00B204E9800998ECF8427E',
          merchant_id: '1210000',
          items: 'Subscription Activation',
          return_url: `${window.location.origin}/payment/success`,
          cancel_url: `${window.location.origin}/payment/cancel`,
          notify_url: `${window.location.origin}/payment/notify`,
          sandbox: false,
        },
      ],
    ])
    await expect(purchased.mock.calls).toEqual([[{ pricePlanId: 'plan-monthly' }]])
  },
}

/** While the widget is open no other plan can be had. */
export const WidgetIsOpen: Story = {
  beforeEach: () => {
    open.mockReturnValue(new Promise(() => undefined))
  },
  play: async ({ canvasElement }) => {
    await buy(canvasElement)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    for (const button of within(canvasElement).getAllByRole('button', { name: /Purchase|Activate/ }))
      await expect(button).toBeDisabled()
    await expect(purchased).not.toHaveBeenCalled()
  },
}

/** Dismissed: nothing happens, and the button can be used again. */
export const DismissedDoesNothing: Story = {
  beforeEach: () => {
    open.mockResolvedValue({ kind: 'dismissed' })
  },
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    await waitFor(() => expect(card.getByRole('button', { name: 'Purchase' })).toBeEnabled())
    await expect(purchased).not.toHaveBeenCalled()
    await expect(within(document.body).queryByRole('alert')).toBeNull()
  },
}

/** The widget's own words follow. */
export const WidgetReportsAnError: Story = {
  beforeEach: () => {
    open.mockResolvedValue({ kind: 'error', detail: 'Card declined' })
  },
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Payment error: Card declined')
    await expect(card.getByText('Payment error: Card declined')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Purchase' })).toBeEnabled()
    await expect(purchased).not.toHaveBeenCalled()
  },
}

/** A widget that breaks. */
export const WidgetBreaks: Story = {
  beforeEach: () => {
    open.mockRejectedValue(new Error('script blocked'))
  },
  play: async ({ canvasElement }) => {
    await buy(canvasElement)
    await toastSays('An error occurred during payment processing.')
    await expect(purchased).not.toHaveBeenCalled()
  },
}

/** User data that went away between opening the page and pressing Purchase. */
export const UserDataNotAvailable: Story = {
  parameters: {
    msw: {
      handlers: [http.get('*/api/user/data', () => HttpResponse.json(sampleUser), { once: true })].concat(
        handlers.error(['getUserData']),
        handlers.ok(),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('User data not available. Please try again later.')
    await expect(await card.findByRole('link', { name: 'Go to Login' })).toBeVisible()
    await expect(open).not.toHaveBeenCalled()
  },
}

/** The server refuses to sign; its words stand below. */
export const StartFails: Story = {
  parameters: answering(...handlers.error(['startPayment'], { status: 503, message: 'Payments are not set up.' })),
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Failed to generate hash for payment.')
    await expect(card.getByText('Payments are not set up.')).toBeVisible()
    await expect(open).not.toHaveBeenCalled()
  },
}

const noHash: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await buy(canvasElement)
  await toastSays('Failed to generate hash for payment.')
  await expect(open).not.toHaveBeenCalled()
}

/** An answer without a hash opens no widget. */
export const StartAnswersWithoutAHash: Story = {
  parameters: answering(handlers.reply('startPayment', { hash: '', merchant_id: '1210000' })),
  play: noHash,
}

/** Nor does a page instead of JSON. */
export const StartAnswersWithAPage: Story = {
  parameters: answering(...handlers.html(['startPayment'])),
  play: noHash,
}

/** No network while the order is signed. */
export const StartWithoutNetwork: Story = {
  parameters: answering(...handlers.offline(['startPayment'])),
  play: async ({ canvasElement }) => {
    await buy(canvasElement)
    await toastSays('An error occurred during payment processing.')
    await expect(open).not.toHaveBeenCalled()
  },
}

/** Paid, but not activated: the buyer is told not to pay twice, and where to look. */
export const ActivationFailsAfterPayment: Story = {
  parameters: answering(...handlers.error(['purchasePlan'], { status: 409, message: 'Payment not confirmed yet' })),
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Failed to activate plan after payment.')
    await expect(card.getByText(/Payment not confirmed yet Your payment may have gone through/)).toBeVisible()
    await userEvent.click(card.getByRole('link', { name: 'Check my payment' }))
    await expect(await within(canvasElement).findByRole('heading', { name: 'Opened /payment/success' })).toBeVisible()
  },
}
