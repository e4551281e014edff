import { handlers, samplePaidOrder } from '@naru/api/msw'
import type { PaymentOrder } from '@naru/api/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { rememberPayment } from '../../payments/rememberedPayment'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Pricing/Last payment',
  render: renderSite,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/pricing', isLoggedIn: true },
    msw: { handlers: [recorder.handler, ...handlers.ok()] },
  },
  beforeEach: () => recorder.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const purchases = () => recorder.to('/api/user-plan-purchases').map(({ body }) => body)
const payment = { orderId: samplePaidOrder.orderId, planId: 'plan-monthly', startedAt: Date.now() }
const remembered = (isCompleted: boolean) => () => rememberPayment({ ...payment, isCompleted })
const lastOrder = (state: PaymentOrder['state']) => ({
  msw: { handlers: handlers.ok({ getPaymentOrder: { ...samplePaidOrder, state, isActive: false } }) },
})

/** A payment of an earlier visit, confirmed since. */
export const Confirmed: Story = {
  beforeEach: remembered(false),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Your last payment is confirmed, and its plan is active.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Exams' })).toHaveAttribute('href', '/exams')
    await expect(purchases()).toEqual([])
  },
}

/** A payment of an earlier visit, still unconfirmed: warns not to pay twice. */
export const Unconfirmed: Story = {
  beforeEach: remembered(true),
  parameters: lastOrder('paid'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^Your last payment is not confirmed yet/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check my payment' })).toHaveAttribute('href', '/payment/success')
  },
}

/** A payment of an earlier visit, declined. */
export const Declined: Story = {
  beforeEach: remembered(true),
  parameters: lastOrder('failed'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your last payment was not accepted/)).toBeVisible()
  },
}

/** A cancelled payment shows nothing. */
export const GivenUp: Story = {
  beforeEach: remembered(false),
  parameters: lastOrder('created'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('article', { name: 'Month at the ferry' })
    await expect(page.queryByText(/last payment/)).toBeNull()
  },
}

/** Without the extension the purchase call decides. */
export const WithoutExtensions: Story = {
  beforeEach: remembered(true),
  parameters: { msw: { handlers: [recorder.handler, ...handlers.withoutExtensions()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your last payment is confirmed/)).toBeVisible()
    await expect(purchases()).toEqual([{ pricePlanId: 'plan-monthly' }])
  },
}
