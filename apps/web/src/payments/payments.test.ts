import type { PricePlan, UserData } from '@naru/api/types'
import { describe, expect, it, vi } from 'vitest'
import { orderId, paymentOrder } from './order'
import { purchase, type PurchasePorts } from './purchase'
import { closedWidget } from './widget'

const plan: PricePlan = { _id: 'p1', name: 'Monthly', duration: 'monthly', price: 1500, exams: [] }
const user: UserData = { userId: 'abc', name: 'Nimal', lName: 'Perera', email: 'n@example.lk', phone: '+94771234567' }

const ports = (changes: Partial<PurchasePorts> = {}): PurchasePorts => ({
  loadUser: () => Promise.resolve(user),
  start: () => Promise.resolve({ hash: 'h', merchant_id: 'm' }),
  widget: { open: () => Promise.resolve({ kind: 'completed' }) },
  activate: vi.fn<PurchasePorts['activate']>(() => Promise.resolve()),
  now: () => 1_700_000_123_456,
  itemLabel: 'Subscription Activation',
  ...changes,
})

describe('a payment order', () => {
  it('is numbered by the user id and the last six digits of the time', () => {
    expect(orderId('abc', 1_700_000_123_456)).toBe('abc123456')
  })

  it('is in LKR for Sri Lanka, with empty text for an unknown address', () => {
    expect(paymentOrder(plan, user, 1_700_000_123_456)).toEqual({
      order_id: 'abc123456',
      amount: 1500,
      currency: 'LKR',
      first_name: 'Nimal',
      last_name: 'Perera',
      email: 'n@example.lk',
      phone: '+94771234567',
      address: '',
      city: '',
      country: 'Sri Lanka',
      pricePlanId: 'p1',
    })
  })
})

describe('buying a plan', () => {
  it('activates after the widget has completed', async () => {
    const all = ports()
    expect(await purchase(plan, all)).toEqual({ kind: 'activated' })
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
    expect(await purchase(plan, ports({ activate: fail }))).toMatchObject({ step: 'paymentActivation' })
  })

  it('takes no money where no widget is configured', async () => {
    const outcome = await purchase(plan, ports({ widget: closedWidget('Not open yet.') }))
    expect(outcome).toEqual({ kind: 'failed', step: 'paymentWidget', cause: new Error('Not open yet.') })
  })
})
