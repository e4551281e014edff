import { handlers, samplePaidOrder } from '@naru/api/msw'
import type { PaymentOrder } from '@naru/api/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { rememberPayment } from '../../payments/rememberedPayment'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { createFakeTime } from '../../../shared/time'
import { renderSite } from '../pageStory'

const recorder = createCallRecorder()
const time = createFakeTime()

const meta = {
  title: 'Pages/Payment',
  render: renderSite,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/payment/success', isLoggedIn: true, time },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const access = (canAccessExam: boolean) => handlers.reply('checkAccess', { canAccessExam })
const onCancel = { site: { path: '/payment/cancel' } }

/** Advances the clock by a poll at a time until the page shows a message. */
const pollsUntil = (canvasElement: HTMLElement, message: RegExp) =>
  waitFor(
    async () => {
      await time.advance(3000)
      await expect(within(canvasElement).getByText(message)).toBeVisible()
    },
    { interval: 1 },
  )

/** The request is pending. */
export const Waiting: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['checkAccess']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Checking whether your plan is active…')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible()
  },
}

/** The server has an active plan. */
export const Active: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Your plan is active and its exams are open.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Exams' })).toHaveAttribute('href', '/exams')
  },
}

/** No plan yet: the page polls. */
export const NotYetConfirmed: Story = {
  parameters: { msw: { handlers: [access(false), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^Your payment is not confirmed yet/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(page.queryByText(/is active and/)).toBeNull()
  },
}

/** Shows a later confirmation without a press. */
export const ConfirmedWhileAsking: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/auth/check-access', () => HttpResponse.json({ canAccessExam: false }), { once: true }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pollsUntil(canvasElement, /^Your plan is active and its exams are open/)
  },
}

/** After a minute of asking the page stops, and says what happens now. */
export const StillNotConfirmed: Story = {
  parameters: { msw: { handlers: [access(false), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await pollsUntil(canvasElement, /^Your payment is still not confirmed/)
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  },
}

/** Retries after an error. */
export const RetriesAfterAFailure: Story = {
  parameters: {
    msw: {
      handlers: [http.get('*/api/auth/check-access', () => HttpResponse.error(), { once: true }), ...handlers.ok()],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^We could not check whether your plan is active/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await expect(await page.findByText('Your plan is active and its exams are open.')).toBeVisible()
  },
}

/** Nobody is logged in. */
export const LoggedOut: Story = {
  parameters: { site: { isLoggedIn: false }, msw: { handlers: handlers.loggedOut() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Log in to see whether your plan is active.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?returnTo=/payment/success',
    )
  },
}

/** The session ended while the buyer paid. */
export const SessionEnded: Story = {
  parameters: {
    msw: { handlers: [...handlers.error(['checkAccess'], { status: 401, message: 'Gone' }), ...handlers.ok()] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Log in to see whether your plan is active.')).toBeVisible()
  },
}

/** Cancelled, without a plan. */
export const Cancelled: Story = {
  tags: ['picture'],
  parameters: { ...onCancel, msw: { handlers: [access(false), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Payment cancelled. No plan was activated.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Price Plans' })).toHaveAttribute('href', '/pricing')
  },
}

/** Cancelled, with an earlier plan. */
export const CancelledWithAnEarlierPlan: Story = {
  parameters: onCancel,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Your earlier plan is active/)).toBeVisible()
  },
}

const begun = () =>
  rememberPayment({
    orderId: samplePaidOrder.orderId,
    planId: 'plan-monthly',
    isCompleted: true,
    startedAt: Date.now(),
  })
const order = (state: PaymentOrder['state']) =>
  handlers.reply('getPaymentOrder', { ...samplePaidOrder, state, isActive: state === 'confirmed' })
const paymentStatus = (state: PaymentOrder['state']) => ({ msw: { handlers: [order(state), ...handlers.ok()] } })

/** The server has confirmed this payment. */
export const Confirmed: Story = {
  tags: ['picture'],
  beforeEach: begun,
  parameters: paymentStatus('confirmed'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Your payment is confirmed, and your plan is active.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Exams' })).toHaveAttribute('href', '/exams')
  },
}

/** An earlier plan does not hide that this payment is not confirmed. */
export const Confirming: Story = {
  beforeEach: begun,
  parameters: paymentStatus('paid'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^Your payment is not confirmed yet/)).toBeVisible()
    await expect(page.queryByText(/is active/)).toBeNull()
  },
}

/** Confirmed while polling, without a press. */
export const ConfirmedInTheEnd: Story = {
  beforeEach: begun,
  parameters: {
    msw: {
      handlers: [
        http.get('*/payment/orders/:id', () => HttpResponse.json({ ...samplePaidOrder, state: 'created' }), {
          once: true,
        }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pollsUntil(canvasElement, /^Your payment is confirmed/)
  },
}

/** After a minute of asking the page stops, and says what happens now. */
export const StillConfirming: Story = {
  beforeEach: begun,
  parameters: paymentStatus('created'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await pollsUntil(canvasElement, /^Your payment is still not confirmed/)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

/** The bank has not decided yet. */
export const Underway: Story = {
  beforeEach: begun,
  parameters: paymentStatus('pending'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your payment is being processed/)).toBeVisible()
  },
}

/** Declined or cancelled, although the widget opened the success page. */
export const NotAccepted: Story = {
  beforeEach: begun,
  parameters: paymentStatus('failed'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^Your payment was not accepted/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Price Plans' })).toHaveAttribute('href', '/pricing')
  },
}

/** Charged back or refunded. */
export const Reversed: Story = {
  beforeEach: begun,
  parameters: paymentStatus('charged_back'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^This payment was reversed/)).toBeVisible()
  },
}

/** Without the extension the purchase call decides. */
export const ConfirmedWithoutExtensions: Story = {
  beforeEach: begun,
  parameters: { msw: { handlers: handlers.withoutExtensions() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your payment is confirmed/)).toBeVisible()
  },
}

/** Without the extension each check is a purchase call: two presses in the same task send one. */
export const PressingCheckAgainTwiceSendsOneRequest: Story = {
  beforeEach: () => {
    begun()
    recorder.clear()
  },
  parameters: {
    msw: {
      handlers: [
        recorder.handler,
        ...handlers.error(['purchasePlan'], { status: 402 }),
        ...handlers.withoutExtensions(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const check = await within(canvasElement).findByRole('button', { name: 'Check again' })
    await expect(recorder.to('/api/user-plan-purchases')).toHaveLength(1)
    check.click()
    check.click()
    await waitFor(() => expect(recorder.to('/api/user-plan-purchases').length).toBeGreaterThan(1))
    // A second request would be sent before the first is answered.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(recorder.to('/api/user-plan-purchases')).toHaveLength(2)
  },
}

/** Looks up an order named only in the URL; ignores one that the server does not know. */
export const AddressNamesAnUnknownOrder: Story = {
  parameters: {
    site: { search: '?order_id=x1' },
    msw: { handlers: [...handlers.error(['getPaymentOrder'], { status: 404 }), access(false), ...handlers.ok()] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your payment is not confirmed yet/)).toBeVisible()
  },
}
