import { handlers, samplePaidOrder } from '@naru/api/msw'
import type { PaymentOrder } from '@naru/api/types'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { answers, bodies, calls, says, leadsTo } from '@naru/app-shell/testing/storyStates'
import { rememberPayment } from './payment/rememberedPayment'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Plans/Last payment',
  ...sitePage({ path: '/pricing', isLoggedIn: true }),
} satisfies Meta

const purchases = () => calls.to('/api/user-plan-purchases').map(({ body }) => body)
const payment = { orderId: samplePaidOrder.orderId, planId: 'plan-monthly', startedAt: Date.now() }
const remembered = (isCompleted: boolean) => () => rememberPayment({ ...payment, isCompleted })
const lastOrder = (state: PaymentOrder['state']) =>
  bodies({ getPaymentOrder: { ...samplePaidOrder, state, isActive: false } })

/** A payment of an earlier visit, confirmed since. */
export const Confirmed: Story = {
  beforeEach: remembered(false),
  play: async ({ canvas: page }) => {
    const note = await page.findByText('Your last payment is confirmed, and its plan is active.')
    await expect(note).toBeVisible()
    await leadsTo(within(note.parentElement ?? note), 'Go to Exams', '/exams')
    await expect(purchases()).toEqual([])
  },
}

/** A payment of an earlier visit, still unconfirmed: warns not to pay twice. */
export const Unconfirmed: Story = {
  beforeEach: remembered(true),
  parameters: lastOrder('paid'),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Your last payment is not confirmed yet/)).toBeVisible()
    await leadsTo(page, 'Check my payment', '/payment/success')
  },
}

/** A payment of an earlier visit, declined. */
export const Declined: Story = {
  beforeEach: remembered(true),
  parameters: lastOrder('failed'),
  play: says(/^Your last payment was not accepted/),
}

export const GivenUp: Story = {
  beforeEach: remembered(false),
  parameters: lastOrder('created'),
  play: async ({ canvas: page }) => {
    await page.findByRole('article', { name: 'Month at the ferry' })
    await expect(page.queryByText(/last payment/)).toBeNull()
  },
}

/** Without the extension the purchase call decides. */
export const WithoutExtensions: Story = {
  beforeEach: remembered(true),
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Your last payment is confirmed/)).toBeVisible()
    await expect(purchases()).toEqual([{ pricePlanId: 'plan-monthly' }])
  },
}
