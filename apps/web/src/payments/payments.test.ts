import type { PricePlan, UserData } from '@naru/api/types'
import { describe, expect, it, vi } from 'vitest'
import { orderId, paymentOrder, widgetOrder } from './order'
import { purchase, type PurchasePorts } from './purchase'
import { closedWidget, type PaymentWidget } from './widget'

const plan: PricePlan = { _id: 'p1', name: 'Monthly', duration: 'monthly', price: 1500, exams: [] }
const user: UserData = { userId: 'abc', name: 'Nimal', lName: 'Perera', email: 'n@example.lk', phone: '+94771234567' }
const now = 1_700_000_123_456

const ports = (changes: Partial<PurchasePorts> = {}): PurchasePorts => ({
  loadUser: () => Promise.resolve(user),
  start: () => Promise.resolve({ hash: 'h', merchant_id: 'm' }),
  widget: { open: () => Promise.resolve({ kind: 'completed' }) },
  activate: vi.fn<PurchasePorts['activate']>(() => Promise.resolve()),
  now: () => now,
  itemLabel: 'Subscription Activation',
  site: 'https://naru.test',
  ...changes,
})

const order = {
  order_id: 'abc123456',
  amount: 1500,
  currency: 'LKR' as const,
  first_name: 'Nimal',
  last_name: 'Perera',
  email: 'n@example.lk',
  phone: '+94771234567',
  address: '',
  city: '',
  country: 'Sri Lanka',
}

describe('a payment order', () => {
  it('is numbered by the user id and the last six digits of the time', () => {
    expect(orderId('abc', now)).toBe('abc123456')
    expect(orderId('abc', 1_700_000_000_042)).toBe('abc000042')
  })

  it('is in LKR for Sri Lanka, with empty text for an unknown address', () => {
    expect(paymentOrder(plan, user, now)).toEqual({ ...order, pricePlanId: 'p1' })
  })

  it('takes address and city from the user data', () => {
    expect(paymentOrder(plan, { ...user, address: '12 Lake Road', city: 'Kandy' }, now)).toMatchObject({
      address: '12 Lake Road',
      city: 'Kandy',
    })
  })
})

describe('the call of the payment widget', () => {
  it('carries the signed order, the item, the three addresses and the non-sandbox flag', () => {
    const signed = { hash: 'h', merchant_id: 'm' }
    expect(
      widgetOrder({ ...order, pricePlanId: 'p1' }, signed, 'https://naru.test', 'Subscription Activation'),
    ).toEqual({
      ...order,
      hash: 'h',
      merchant_id: 'm',
      items: 'Subscription Activation',
      return_url: 'https://naru.test/payment/success',
      cancel_url: 'https://naru.test/payment/cancel',
      notify_url: 'https://naru.test/payment/notify',
      sandbox: false,
    })
  })
})

describe('buying a plan', () => {
  it('signs the order, opens the widget with it, and activates after it has completed', async () => {
    const steps: string[] = []
    const open = vi.fn<PaymentWidget['open']>(async () => {
      steps.push('widget')
      return { kind: 'completed' }
    })
    const all = ports({
      loadUser: async () => {
        steps.push('user')
        return user
      },
      start: async () => {
        steps.push('start')
        return { hash: 'h', merchant_id: 'm' }
      },
      widget: { open },
      activate: async () => steps.push('activate'),
    })
    expect(await purchase(plan, all)).toEqual({ kind: 'activated' })
    expect(steps).toEqual(['user', 'start', 'widget', 'activate'])
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ order_id: 'abc123456', sandbox: false }))
  })

  it('activates the plan that was paid for', async () => {
    const all = ports()
    await purchase(plan, all)
    expect(all.activate).toHaveBeenCalledWith('p1')
  })

  it('does nothing when the widget is dismissed', async () => {
    const all = ports({ widget: { open: () => Promise.resolve({ kind: 'dismissed' }) } })
    expect(await purchase(plan, all)).toEqual({ kind: 'dismissed' })
    expect(all.activate).not.toHaveBeenCalled()
  })

  it('tells which step failed', async () => {
    const fail = () => Promise.reject(new Error('down'))
    expect(await purchase(plan, ports({ loadUser: fail }))).toMatchObject({ step: 'paymentUserData' })
    expect(await purchase(plan, ports({ start: fail }))).toMatchObject({ step: 'paymentStart' })
    expect(await purchase(plan, ports({ widget: { open: fail } }))).toMatchObject({ step: 'paymentProcessing' })
    expect(await purchase(plan, ports({ activate: fail }))).toMatchObject({ step: 'paymentActivation' })
  })

  it.each([
    ['hash', { hash: '', merchant_id: 'm' }],
    ['merchant', { hash: 'h', merchant_id: '' }],
  ])('opens no widget without a %s', async (_what, signed) => {
    const open = vi.fn<PaymentWidget['open']>()
    const outcome = await purchase(plan, ports({ start: () => Promise.resolve(signed), widget: { open } }))
    expect(outcome).toMatchObject({ kind: 'failed', step: 'paymentHash' })
    expect(open).not.toHaveBeenCalled()
  })

  it('starts nothing for a user without an id', async () => {
    const start = vi.fn<PurchasePorts['start']>()
    const all = ports({ loadUser: () => Promise.resolve({ ...user, userId: '' }), start })
    expect(await purchase(plan, all)).toMatchObject({ step: 'paymentUserData' })
    expect(start).not.toHaveBeenCalled()
  })

  it('hands on what the widget says', async () => {
    const all = ports({ widget: { open: () => Promise.resolve({ kind: 'error', detail: 'Card declined' }) } })
    expect(await purchase(plan, all)).toEqual({
      kind: 'failed',
      step: 'paymentWidget',
      cause: new Error('Card declined'),
    })
  })

  it('takes no money where no widget is configured', async () => {
    const outcome = await purchase(plan, ports({ widget: closedWidget('Not open yet.') }))
    expect(outcome).toEqual({ kind: 'failed', step: 'paymentWidget', cause: new Error('Not open yet.') })
  })
})
