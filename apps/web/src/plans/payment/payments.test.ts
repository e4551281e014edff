import { ApiError } from '@naru/api'
import type { PricePlan, UserData } from '@naru/api/types'
import { describe, expect, it, vi } from 'vitest'
import { confirmPurchase, type ConfirmPorts } from './confirm'
import { orderId, paymentOrder, widgetOrder } from './order'
import { formatAmount } from './payhere'
import { purchase, type PurchasePorts } from './purchase'
import { fetchPaymentStatus, type PaymentStatusPorts } from './paymentStatus'

const plan: PricePlan = { _id: 'p1', name: 'Monthly', duration: 'monthly', price: 1500, exams: [] }
const user: UserData = { userId: 'abc', name: 'Nimal', lName: 'Perera', email: 'n@example.lk', phone: '+94771234567' }
const now = 1_700_000_123_456

const ports = (changes: Partial<PurchasePorts> = {}): PurchasePorts => ({
  loadUser: () => Promise.resolve(user),
  start: () => Promise.resolve({ hash: 'h', merchant_id: 'm' }),
  openWidget: () => Promise.resolve({ kind: 'completed' }),
  activate: vi.fn<PurchasePorts['activate']>(() => Promise.resolve()),
  paymentStatus: () => Promise.resolve('confirming'),
  remembered: () => undefined,
  remember: vi.fn<PurchasePorts['remember']>(),
  onConfirming: vi.fn<PurchasePorts['onConfirming']>(),
  delay: () => Promise.resolve(),
  now: () => now,
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
  it('has the user id and the last six digits of the time as id', () => {
    expect(orderId('abc', now)).toBe('abc123456')
    expect(orderId('abc', 1_700_000_000_042)).toBe('abc000042')
  })

  it('is in LKR for Sri Lanka, with empty text for an unknown address', () => {
    expect(paymentOrder(plan, user, now)).toEqual({ ...order, pricePlanId: 'p1' })
  })

  it('has address and city from the user data', () => {
    expect(paymentOrder(plan, { ...user, address: '12 Lake Road', city: 'Kandy' }, now)).toMatchObject({
      address: '12 Lake Road',
      city: 'Kandy',
    })
  })
})

describe('the call of the payment widget', () => {
  it('has the signed order, the item, the three URLs and the non-sandbox flag', () => {
    const signed = { hash: 'h', merchant_id: 'm' }
    expect(widgetOrder({ ...order, pricePlanId: 'p1' }, signed, 'https://naru.test')).toEqual({
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

  it('is a sandbox order with another script only if the server says so', () => {
    const signed = { hash: 'h', merchant_id: 'm', sandbox: true, script: '/lib/other.js' }
    expect(widgetOrder(order, signed, 'https://naru.test')).toMatchObject({
      sandbox: true,
      script: '/lib/other.js',
    })
  })
})

describe('buying a plan', () => {
  it('signs the order, opens the widget with it, and activates after it has completed', async () => {
    const steps: string[] = []
    const openWidget = vi.fn<PurchasePorts['openWidget']>(async () => {
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
      openWidget,
      activate: async () => steps.push('activate'),
    })
    expect(await purchase(plan, all)).toMatchObject({ kind: 'activated' })
    expect(steps).toEqual(['user', 'start', 'widget', 'activate'])
    expect(openWidget).toHaveBeenCalledWith(expect.objectContaining({ order_id: 'abc123456', sandbox: false }))
  })

  it('activates the plan that was paid for', async () => {
    const all = ports()
    await purchase(plan, all)
    expect(all.activate).toHaveBeenCalledWith('p1')
  })

  const dismissed: PurchasePorts['openWidget'] = () => Promise.resolve({ kind: 'dismissed' })

  it.each(['unpaid', 'declined', 'unknown'] as const)(
    'does nothing when the widget of an order that is %s is dismissed',
    async (status) => {
      const all = ports({ openWidget: dismissed, paymentStatus: () => Promise.resolve(status) })
      expect(await purchase(plan, all)).toEqual({ kind: 'dismissed' })
      expect(all.activate).not.toHaveBeenCalled()
    },
  )

  it('confirms an order that was paid before its widget was dismissed', async () => {
    const all = ports({ openWidget: dismissed, paymentStatus: () => Promise.resolve('confirming') })
    expect(await purchase(plan, all)).toMatchObject({ kind: 'activated' })
    expect(all.onConfirming).toHaveBeenCalledOnce()
  })

  const earlier = { orderId: 'abc000001', planId: 'p1', isCompleted: false, startedAt: now - 1000 }

  it.each(['confirmed', 'confirming', 'waiting'] as const)(
    'makes no second order while the earlier one of the plan is %s',
    async (status) => {
      const start = vi.fn<PurchasePorts['start']>()
      const asked = vi.fn<PurchasePorts['paymentStatus']>(() => Promise.resolve(status))
      const all = ports({ start, remembered: () => earlier, paymentStatus: asked })
      expect(await purchase(plan, all)).toMatchObject({ kind: 'activated' })
      expect(asked).toHaveBeenCalledWith('abc000001')
      expect(start).not.toHaveBeenCalled()
    },
  )

  it('makes another order if the earlier one is unpaid or of another plan, and none while that is not known', async () => {
    const start = vi.fn<PurchasePorts['start']>(() => Promise.resolve({ hash: 'h', merchant_id: 'm' }))
    const paymentStatus = () => Promise.resolve('unpaid' as const)
    await purchase(plan, ports({ start, remembered: () => earlier, paymentStatus }))
    expect(start).toHaveBeenCalledOnce()
    await purchase(plan, ports({ start, remembered: () => ({ ...earlier, planId: 'p2' }) }))
    expect(start).toHaveBeenCalledTimes(2)
    const unreachable = () => Promise.reject(new Error('down'))
    const outcome = await purchase(plan, ports({ start, remembered: () => earlier, paymentStatus: unreachable }))
    expect(outcome).toMatchObject({ kind: 'failed', step: 'paymentProcessing' })
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('returns the failed step', async () => {
    const fail = () => Promise.reject(new Error('down'))
    expect(await purchase(plan, ports({ loadUser: fail }))).toMatchObject({ step: 'paymentUserData' })
    expect(await purchase(plan, ports({ start: fail }))).toMatchObject({ step: 'paymentStart' })
    expect(await purchase(plan, ports({ openWidget: fail }))).toMatchObject({ step: 'paymentProcessing' })
    expect(await purchase(plan, ports({ activate: fail }))).toMatchObject({ step: 'paymentActivation' })
  })

  it.each([
    ['hash', { hash: '', merchant_id: 'm' }],
    ['merchant', { hash: 'h', merchant_id: '' }],
  ])('opens no widget without a %s', async (_what, signed) => {
    const openWidget = vi.fn<PurchasePorts['openWidget']>()
    const outcome = await purchase(plan, ports({ start: () => Promise.resolve(signed), openWidget }))
    expect(outcome).toMatchObject({ kind: 'failed', step: 'paymentHash' })
    expect(openWidget).not.toHaveBeenCalled()
  })

  it('starts nothing for a user without an id', async () => {
    const start = vi.fn<PurchasePorts['start']>()
    const all = ports({ loadUser: () => Promise.resolve({ ...user, userId: '' }), start })
    expect(await purchase(plan, all)).toMatchObject({ step: 'paymentUserData' })
    expect(start).not.toHaveBeenCalled()
  })

  it("returns the widget's error", async () => {
    const all = ports({ openWidget: () => Promise.resolve({ kind: 'error', detail: 'Card declined' }) })
    expect(await purchase(plan, all)).toEqual({
      kind: 'failed',
      step: 'paymentWidget',
      cause: new Error('Card declined'),
    })
  })

  it('stores the payment from before the window opens until it is settled', async () => {
    const all = ports()
    await purchase(plan, all)
    const payment = { orderId: 'abc123456', planId: 'p1', startedAt: now }
    expect(vi.mocked(all.remember).mock.calls).toEqual([
      [{ ...payment, isCompleted: false }],
      [{ ...payment, isCompleted: true }],
      [undefined],
    ])
  })

  it('does not clear a payment that is not confirmed', async () => {
    const all = ports({ activate: () => Promise.reject(refused(409)), retryDelaysMs: [] })
    expect(await purchase(plan, all)).toMatchObject({ kind: 'failed', step: 'paymentActivation' })
    expect(all.remember).toHaveBeenLastCalledWith(expect.objectContaining({ isCompleted: true }))
  })
})

const refused = (status: number) => new ApiError({ kind: 'http', method: 'POST', path: '/x', status })

describe('confirming a payment', () => {
  const confirming = (answers: (Error | 'ok')[], changes: Partial<ConfirmPorts> = {}) => {
    const waited: number[] = []
    const left = [...answers]
    const activate = vi.fn<ConfirmPorts['activate']>(async () => {
      const answer = left.shift() ?? 'ok'
      if (answer !== 'ok') throw answer
    })
    const delay = async (milliseconds: number) => {
      waited.push(milliseconds)
    }
    const paymentStatus = () => Promise.resolve('confirming' as const)
    return { waited, activate, result: () => confirmPurchase({ activate, paymentStatus, delay, ...changes }) }
  }

  it('retries after 2, 4, 8, 16, 32 and 60 seconds, and then stops', async () => {
    const { result, waited, activate } = confirming(Array.from({ length: 9 }, () => refused(409)))
    expect(await result()).toMatchObject({ kind: 'unconfirmed', cause: { status: 409 } })
    expect(waited).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000])
    expect(activate).toHaveBeenCalledTimes(7)
  })

  it.each([402, 409, 429, 500, 503])('retries after a %i', async (status) => {
    const { result, waited } = confirming([refused(status), 'ok'])
    expect(await result()).toEqual({ kind: 'activated' })
    expect(waited).toEqual([2000])
  })

  it('retries after a network error', async () => {
    const { result } = confirming([new ApiError({ kind: 'network', method: 'POST', path: '/x' }), 'ok'])
    expect(await result()).toEqual({ kind: 'activated' })
  })

  it.each([400, 401, 403, 404])('rejects at once on a %i, which is permanent', async (status) => {
    const { result, waited } = confirming([refused(status)])
    await expect(result()).rejects.toMatchObject({ status })
    expect(waited).toEqual([])
  })

  it('stops when the server declined the payment although the widget completed', async () => {
    const { result, waited } = confirming([refused(402)], { paymentStatus: () => Promise.resolve('declined') })
    expect(await result()).toEqual({ kind: 'declined' })
    expect(waited).toEqual([])
  })

  it('retries if the status request fails', async () => {
    const { result } = confirming([refused(402), 'ok'], { paymentStatus: () => Promise.reject(new Error('none')) })
    expect(await result()).toEqual({ kind: 'activated' })
  })
})

describe('the payment status', () => {
  const order = { orderId: 'o', amount: 1500, currency: 'LKR' as const, pricePlanId: 'p1', isActive: true }
  const asking = (changes: Partial<PaymentStatusPorts> = {}) => {
    const activate = vi.fn<PaymentStatusPorts['activate']>(() => Promise.resolve())
    const all = { order: () => Promise.resolve({ ...order, state: 'confirmed' as const }), activate, ...changes }
    return { activate, ask: (planId?: string) => fetchPaymentStatus({ orderId: 'o', planId }, all) }
  }

  it.each([
    ['created', 'unpaid'],
    ['paid', 'confirming'],
    ['pending', 'waiting'],
    ['confirmed', 'confirmed'],
    ['canceled', 'declined'],
    ['failed', 'declined'],
    ['charged_back', 'reversed'],
    ['refunded', 'reversed'],
  ] as const)('%s is mapped to %s', async (state, paymentStatus) => {
    const { ask, activate } = asking({ order: () => Promise.resolve({ ...order, state }) })
    expect(await ask('p1')).toBe(paymentStatus)
    expect(activate).not.toHaveBeenCalled()
  })

  it('a confirmed order without a plan makes the purchase call', async () => {
    const { pricePlanId: _none, ...unnamed } = order
    const { ask, activate } = asking({ order: () => Promise.resolve({ ...unnamed, state: 'confirmed' }) })
    expect(await ask('p1')).toBe('confirmed')
    expect(activate).toHaveBeenCalledWith('p1')
  })

  it('an API without the extension gets the purchase call', async () => {
    const none = () => Promise.reject(refused(404))
    expect(await asking({ order: none }).ask('p1')).toBe('confirmed')
    expect(await asking({ order: none, activate: () => Promise.reject(refused(402)) }).ask('p1')).toBe('confirming')
    expect(await asking({ order: none }).ask()).toBe('unknown')
  })

  it('any other error rejects', async () => {
    await expect(asking({ order: () => Promise.reject(refused(500)) }).ask('p1')).rejects.toMatchObject({ status: 500 })
  })
})

describe('an amount', () => {
  it.each([
    [0, '0.00'],
    [0.05, '0.05'],
    [50, '50.00'],
    [990.5, '990.50'],
    [1005.1, '1005.10'],
    [12_000.5, '12000.50'],
  ])('%d is formatted as %s', (amount, text) => expect(formatAmount(amount)).toBe(text))
})
