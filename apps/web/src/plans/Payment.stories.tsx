import { handlers, samplePaidOrder, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answers, serverAnswers } from '@naru/app-shell/testing/storyStates'
import type { PaymentWidget, WidgetControl } from './payment/widget'
import { createFakeTime } from '@naru/app-shell/time'
import { opens, sitePage } from '../frame/pageStory'
import { toastSays } from './storyParts'
import { openTimeoutMs } from './usePlanActions'

const time = createFakeTime()
const open = fn<PaymentWidget['open']>()
/** A widget that reports nothing until it is closed. */
const staysOpen: PaymentWidget['open'] = (_order, { signal }) =>
  new Promise((done) => {
    signal.addEventListener('abort', () => done({ kind: 'dismissed' }))
  })
const started = fn<(body: unknown) => void>()
const purchased = fn<(body: unknown) => void>()

/** Records what the page sends; later handlers respond. */
const recordedHandlers = [
  http.post('*/payment/start', async ({ request }) => {
    started(await request.clone().json())
  }),
  http.post('*/api/user-plan-purchases', async ({ request }) => {
    purchased(await request.clone().json())
  }),
]
const answering = (...overrides: ReturnType<typeof handlers.ok>) => answers(...recordedHandlers, ...overrides)

export default {
  title: 'Pages/Plans/Buy a plan',
  ...sitePage({ path: '/pricing', isLoggedIn: true, time, paymentWidget: { open } }, ...recordedHandlers),
  beforeEach: () => {
    for (const mock of [started, purchased]) mock.mockReset()
    open.mockReset().mockResolvedValue({ kind: 'completed' })
  },
} satisfies Meta

const monthly = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('article', { name: 'Month at the ferry' }))

const buy = async (canvasElement: HTMLElement) => {
  const card = await monthly(canvasElement)
  await userEvent.click(await card.findByRole('button', { name: 'Purchase' }))
  return card
}

/** Nothing can be bought before the user data has loaded. */
export const UserDataIsLoading: Story = {
  parameters: answering(...handlers.loading(['getUserData'])),
  play: async ({ canvas: page, canvasElement }) => {
    const card = await monthly(canvasElement)
    await expect(card.getByRole('button', { name: 'Loading your data…' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Activate' })).toBeEnabled()
  },
}

export const UserDataFailsMeansLoggedOut: Story = {
  parameters: answering(...handlers.error(['getUserData'])),
  play: async ({ canvas: page }) => {
    const ways = await page.findAllByRole('link', { name: 'Go to Login' })
    await expect(ways).toHaveLength(3)
    for (const way of ways) await expect(way.getAttribute('href')).toMatch(/^\/login/)
    await expect(page.queryByRole('button', { name: 'Purchase' })).toBeNull()
  },
}

/** A logged-out visitor gets a link to /login. */
export const LoggedOutGoesToLogin: Story = {
  parameters: { site: { isLoggedIn: false }, ...answers(...handlers.loggedOut()) },
  play: async ({ canvasElement }) => {
    const card = await monthly(canvasElement)
    await userEvent.click(await card.findByRole('link', { name: 'Go to Login' }))
    await opens('/login')
  },
}

/** Signs the order, opens the widget with it, activates the plan, and opens /exams. */
export const CompletedActivatesThePlan: Story = {
  play: async ({ canvasElement }) => {
    await buy(canvasElement)
    await toastSays('Plan activated successfully!')
    await opens('/exams')
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
        expect.anything(),
      ],
    ])
    await expect(purchased.mock.calls).toEqual([[{ pricePlanId: 'plan-monthly' }]])
  },
}

const bar = async () => within(await within(document.body).findByRole('region', { name: 'Payment' }))

/** While the widget is open no other plan can be bought, and Close is above it. */
export const WidgetIsOpen: Story = {
  beforeEach: () => {
    open.mockImplementation(staysOpen)
  },
  play: async ({ canvas: page, canvasElement }) => {
    await buy(canvasElement)
    await expect((await bar()).getByText('Opening the payment window…')).toBeVisible()
    await waitFor(async () => expect((await bar()).getByRole('button', { name: 'Close' })).toHaveFocus())
    for (const button of page.getAllByRole('button', { name: /Purchase|Activate/ })) await expect(button).toBeDisabled()
    await expect(purchased).not.toHaveBeenCalled()
    const control: WidgetControl | undefined = open.mock.calls[0]?.[1]
    control?.onLoad()
    await waitFor(async () => expect((await bar()).queryByText(/^Opening/)).toBeNull())
    await time.advance(openTimeoutMs)
    await expect((await bar()).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const unpaid = answering(handlers.reply('getPaymentOrder', { ...samplePaidOrder, state: 'created', isActive: false }))

/** Close and Escape end the widget as dismissed. The focus returns to the button. */
export const WidgetIsClosed: Story = {
  parameters: unpaid,
  beforeEach: () => {
    open.mockImplementation(staysOpen)
  },
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await userEvent.click((await bar()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(card.getByRole('button', { name: 'Purchase' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await bar()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(card.getByRole('button', { name: 'Purchase' })).toHaveFocus())
    await expect(open).toHaveBeenCalledTimes(2)
    await expect(purchased).not.toHaveBeenCalled()
    await expect(within(document.body).queryByRole('region', { name: 'Payment' })).toBeNull()
  },
}

/** Nothing loaded in 15 s: the bar says so. Try again opens another window with another order. */
export const WidgetStaysEmpty: Story = {
  parameters: unpaid,
  beforeEach: () => {
    open.mockImplementation(staysOpen)
  },
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await bar()
    await time.advance(openTimeoutMs - 1)
    await expect((await bar()).queryByText('The payment window did not open.')).toBeNull()
    await time.advance(1)
    await expect((await bar()).getByText('The payment window did not open.')).toBeVisible()
    await userEvent.click((await bar()).getByRole('button', { name: 'Try again' }))
    await expect(await within(document.body).findByText('Opening the payment window…')).toBeVisible()
    await expect(open).toHaveBeenCalledTimes(2)
    await time.advance(openTimeoutMs)
    await expect((await bar()).getByRole('button', { name: 'Try again' })).toBeVisible()
    // A window that is left open asks for its order in the next story.
    await userEvent.click((await bar()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(card.getByRole('button', { name: 'Purchase' })).toBeEnabled())
  },
}

/** The widget's message follows. */
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

/** The server rejects signing, with its message below, or signs nothing; or there is no network: no widget opens. */
export const StartFails: Story = {
  parameters: answering(...handlers.error(['startPayment'], { status: 503, message: 'Payments are not set up.' })),
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Failed to generate hash for payment.')
    await expect(card.getByText('Payments are not set up.')).toBeVisible()
    serverAnswers(handlers.reply('startPayment', { hash: '', merchant_id: '1210000' }))
    await buy(canvasElement)
    await waitFor(() => expect(card.queryByText('Payments are not set up.')).toBeNull())
    await expect(await card.findByText('Failed to generate hash for payment.')).toBeVisible()
    serverAnswers(...handlers.offline(['startPayment']))
    await buy(canvasElement)
    await toastSays('An error occurred during payment processing.')
    await expect(open).not.toHaveBeenCalled()
  },
}

const notConfirmed = { status: 409, message: 'Payment not confirmed yet' }
/** An order in the given state, and a purchase call that does not find it confirmed. */
const paymentStatus = (state: 'created' | 'failed') =>
  answering(
    handlers.reply('getPaymentOrder', { ...samplePaidOrder, state, isActive: false }),
    ...handlers.error(['purchasePlan'], notConfirmed),
  )

/** While the payment is being confirmed, the card says so, and nothing else can be bought. */
export const Confirming: Story = {
  parameters: paymentStatus('created'),
  play: async ({ canvas: page, canvasElement }) => {
    const card = await buy(canvasElement)
    await expect(await card.findByText(/^Confirming your payment/)).toBeVisible()
    for (const button of page.getAllByRole('button', { name: /Purchase|Activate/ })) await expect(button).toBeDisabled()
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  },
}

/** The widget completes for a declined payment; the server's status ends the wait. */
export const CompletedButNotAccepted: Story = {
  parameters: paymentStatus('failed'),
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Payment error: the payment was not accepted, and no plan was activated')
    await waitFor(() => expect(card.getByRole('button', { name: 'Purchase' })).toBeEnabled())
    await expect(purchased).toHaveBeenCalledOnce()
  },
}

/** Paid, but not activated: warns not to pay twice, and links to the status. */
export const ActivationFailsAfterPayment: Story = {
  parameters: answering(...handlers.error(['purchasePlan'], { status: 400, message: 'Payment not confirmed yet' })),
  play: async ({ canvasElement }) => {
    const card = await buy(canvasElement)
    await toastSays('Failed to activate plan after payment.')
    await expect(card.getByText(/Payment not confirmed yet Your payment may still have gone through/)).toBeVisible()
    await userEvent.click(card.getByRole('link', { name: 'Check my payment' }))
    await opens('/payment/success')
  },
}
