// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { payhereWidget } from './payhere'
import { rememberedPayment, rememberPayment } from './rememberedPayment'
import { gatewayScript, scriptAddress } from './script'
import type { WidgetOrder } from './widget'

const order: WidgetOrder = {
  order_id: 'abc123456',
  amount: 990.5,
  currency: 'LKR',
  first_name: 'Nimal',
  last_name: 'Perera',
  email: 'n@example.lk',
  phone: '+94771234567',
  address: '',
  city: 'Kandy',
  country: 'Sri Lanka',
  hash: 'H',
  merchant_id: 'm',
  items: 'Subscription Activation',
  return_url: 'https://naru.test/payment/success',
  cancel_url: 'https://naru.test/payment/cancel',
  notify_url: 'https://naru.test/payment/notify',
  sandbox: false,
}
const onLoad = vi.fn<() => void>()
const { signal } = new AbortController()
const control = { signal, onLoad }

const scripts = () => [...document.querySelectorAll('script')]

/** The API that the gateway's script defines. */
const gateway = () => ({
  onCompleted: (_id: string) => {},
  onDismissed: () => {},
  onError: (_error: unknown) => {},
  startPayment: vi.fn<(payment: Record<string, unknown>) => void>(),
})

const loadScript = (api: unknown) => {
  Object.assign(window, { payhere: api })
  scripts().at(-1)?.dispatchEvent(new Event('load'))
}

const flushPromises = () => vi.advanceTimersByTimeAsync(0)

const openFrame = async () => {
  const container = document.createElement('div')
  container.id = 'ph-container'
  const frame = document.createElement('iframe')
  container.append(frame)
  document.body.append(container)
  frame.src = 'https://www.payhere.lk/pay/x'
  await flushPromises()
  return frame
}

beforeEach(() => {
  onLoad.mockReset()
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, 'payhere')
})

describe('the gateway’s widget', () => {
  it('loads nothing before it is opened, and its script once', async () => {
    const widget = payhereWidget()
    expect(scripts()).toEqual([])
    const api = gateway()
    const first = widget.open(order, control)
    expect(scripts().map(({ src }) => src)).toEqual([gatewayScript])
    loadScript(api)
    await flushPromises()
    api.onDismissed()
    expect(await first).toEqual({ kind: 'dismissed' })
    void widget.open(order, control)
    await flushPromises()
    expect(scripts()).toHaveLength(1)
    expect(api.startPayment).toHaveBeenCalledTimes(2)
  })

  it('passes the gateway the amount with two decimals, no empty address, and none of our own fields', async () => {
    const api = gateway()
    void payhereWidget().open({ ...order, script: '/lib/other.js' }, control)
    loadScript(api)
    await flushPromises()
    expect(api.startPayment).toHaveBeenCalledWith({ ...order, amount: '990.50', address: 'Sri Lanka', city: 'Kandy' })
  })

  it('resolves with its outcome', async () => {
    const api = gateway()
    const widget = payhereWidget()
    const completed = widget.open(order, control)
    loadScript(api)
    await flushPromises()
    api.onCompleted('abc123456')
    expect(await completed).toEqual({ kind: 'completed' })
    const failed = widget.open(order, control)
    await flushPromises()
    api.onError('Invalid merchant')
    expect(await failed).toEqual({ kind: 'error', detail: 'Invalid merchant' })
  })

  it('P-19: rejects at once if its script is blocked, and can be retried', async () => {
    const widget = payhereWidget()
    const blocked = widget.open(order, control)
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(blocked).rejects.toThrow('could not be loaded')
    expect(scripts()).toEqual([])
    const api = gateway()
    const retried = widget.open(order, control)
    loadScript(api)
    await flushPromises()
    api.onCompleted('abc123456')
    expect(await retried).toEqual({ kind: 'completed' })
  })

  it('P-19: rejects if its script defines no API', async () => {
    const opened = payhereWidget().open(order, control)
    loadScript({})
    await expect(opened).rejects.toThrow('brought nothing')
  })

  it('reports once that its frame has loaded a page', async () => {
    void payhereWidget().open(order, control)
    loadScript(gateway())
    await flushPromises()
    const frame = await openFrame()
    expect(onLoad).not.toHaveBeenCalled()
    frame.dispatchEvent(new Event('load'))
    frame.dispatchEvent(new Event('load'))
    expect(onLoad).toHaveBeenCalledOnce()
  })

  it.each([
    ['a script that never loads', async () => {}],
    [
      'a window that stays empty',
      async () => {
        loadScript(gateway())
        await flushPromises()
      },
    ],
    [
      'an open window',
      async () => {
        loadScript(gateway())
        await flushPromises()
        await openFrame()
      },
    ],
  ])('P-19: %s can be closed, which removes it and counts as dismissed', async (_, happen) => {
    const closing = new AbortController()
    const opened = payhereWidget().open(order, { signal: closing.signal, onLoad })
    await happen()
    closing.abort()
    expect(await opened).toEqual({ kind: 'dismissed' })
    expect(scripts()).toEqual([])
    expect(document.querySelector('#ph-container')).toBeNull()
  })

  it('rejects a script of another origin', () => {
    expect(scriptAddress(undefined, 'https://naru.test')).toBe(gatewayScript)
    expect(scriptAddress('/lib/other.js', 'https://naru.test')).toBe('https://naru.test/lib/other.js')
    expect(scriptAddress(gatewayScript, 'https://naru.test')).toBe(gatewayScript)
    for (const foreign of ['https://evil.test/payhere.js', '//evil.test/x.js', 'data:text/javascript,0']) {
      expect(() => scriptAddress(foreign, 'https://naru.test')).toThrow('refused')
    }
  })
})

describe('a remembered payment', () => {
  const payment = { orderId: 'abc123456', planId: 'p1', isCompleted: true, startedAt: 1000 }
  const week = 7 * 24 * 60 * 60 * 1000

  it('is returned to its buyer for a week, and to nobody else', () => {
    rememberPayment(payment)
    expect(rememberedPayment('abc', 2000)).toEqual(payment)
    expect(rememberedPayment('abd', 2000)).toBeUndefined()
    expect(rememberedPayment('', 2000)).toBeUndefined()
    expect(rememberedPayment('abc', 1000 + week)).toBeUndefined()
  })

  it('is cleared when it is settled, and ignored if invalid', () => {
    rememberPayment(payment)
    rememberPayment(undefined)
    expect(localStorage.length).toBe(0)
    for (const invalid of ['{', 'null', '[]', '{"orderId":"abc1"}']) {
      localStorage.setItem('naru.payment', invalid)
      expect(rememberedPayment('abc', 2000)).toBeUndefined()
    }
  })
})
