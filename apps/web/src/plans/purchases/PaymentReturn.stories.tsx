import { handlers, samplePaidOrder } from '@naru/api/msw'
import type { PaymentOrder } from '@naru/api/types'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, says, leadsTo } from '@naru/app-shell/testing/storyStates'
import { rememberPayment } from '../payment/rememberedPayment'
import { createFakeTime } from '@naru/app-shell/time'
import { sitePage } from '../../frame/pageStory'

const time = createFakeTime()

export default {
  title: 'Pages/Plans/After the payment',
  ...sitePage({ path: '/payment/success', isLoggedIn: true, time }),
} satisfies Meta

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

export const Waiting: Story = {
  parameters: answers(...handlers.loading(['checkAccess'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Checking whether your plan is active…')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible()
  },
}

/** The server has an active plan. */
export const Active: Story = {
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Your plan is active and its exams are open.')).toBeVisible()
    await leadsTo(page, 'Go to Exams', '/exams')
  },
}

/** No plan yet: the page polls. After a minute it stops, and says what happens now. */
export const NotYetConfirmed: Story = {
  parameters: answers(access(false)),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByText(/^Your payment is not confirmed yet/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(page.queryByText(/is active and/)).toBeNull()
    await pollsUntil(canvasElement, /^Your payment is still not confirmed/)
    await leadsTo(page, 'Contact us', '/contact')
  },
}

/** Shows a later confirmation without a press. */
export const ConfirmedWhileAsking: Story = {
  parameters: answers(
    http.get('*/api/auth/check-access', () => HttpResponse.json({ canAccessExam: false }), { once: true }),
  ),
  play: async ({ canvasElement }) => {
    await pollsUntil(canvasElement, /^Your plan is active and its exams are open/)
  },
}

/** Retries after an error. */
export const RetriesAfterAFailure: Story = {
  parameters: answers(http.get('*/api/auth/check-access', () => HttpResponse.error(), { once: true })),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^We could not check whether your plan is active/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await expect(await page.findByText('Your plan is active and its exams are open.')).toBeVisible()
  },
}

export const LoggedOut: Story = {
  parameters: { site: { isLoggedIn: false }, ...answers(...handlers.loggedOut()) },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Log in to see whether your plan is active.')).toBeVisible()
    await leadsTo(page, 'Go to Login', '/login?returnTo=/payment/success')
  },
}

export const Cancelled: Story = {
  parameters: { ...onCancel, ...answers(access(false)) },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Payment cancelled. No plan was activated.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible()
    await leadsTo(page, 'Back to Price Plans', '/pricing')
  },
}

export const CancelledWithAnEarlierPlan: Story = {
  parameters: onCancel,
  play: says(/Your earlier plan is active/),
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
const paymentStatus = (state: PaymentOrder['state']) => answers(order(state))

export const Confirmed: Story = {
  tags: ['picture'],
  beforeEach: begun,
  parameters: paymentStatus('confirmed'),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Your payment is confirmed, and your plan is active.')).toBeVisible()
    await leadsTo(page, 'Go to Exams', '/exams')
  },
}

/** An earlier plan does not hide that this payment is not confirmed. After a minute of asking the page stops. */
export const Confirming: Story = {
  beforeEach: begun,
  parameters: paymentStatus('paid'),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByText(/^Your payment is not confirmed yet/)).toBeVisible()
    await expect(page.queryByText(/is active/)).toBeNull()
    await pollsUntil(canvasElement, /^Your payment is still not confirmed/)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

/** The bank has not decided yet. */
export const Underway: Story = {
  beforeEach: begun,
  parameters: paymentStatus('pending'),
  play: says(/^Your payment is being processed/),
}

/** Declined or cancelled, although the widget opened the success page. */
export const NotAccepted: Story = {
  beforeEach: begun,
  parameters: paymentStatus('failed'),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Your payment was not accepted/)).toBeVisible()
    await leadsTo(page, 'Back to Price Plans', '/pricing')
  },
}

/** Charged back or refunded. */
export const Reversed: Story = {
  beforeEach: begun,
  parameters: paymentStatus('charged_back'),
  play: says(/^This payment was reversed/),
}

/** Looks up an order named only in the URL; ignores one that the server does not know. */
export const AddressNamesAnUnknownOrder: Story = {
  parameters: {
    site: { search: '?order_id=x1' },
    ...answers(...handlers.error(['getPaymentOrder'], { status: 404 }), access(false)),
  },
  play: says(/^Your payment is not confirmed yet/),
}
