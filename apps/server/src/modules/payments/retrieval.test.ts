import { describe, expect, test } from 'vitest'
import { payhereRetrieval } from './retrieval'

const app = { id: 'app', secret: 'hush' }
const payment = { payment_id: 320025071278, order_id: 'o1', status: 'RECEIVED', currency: 'LKR', amount: 990.5 }

const gateway = (answers: { token?: () => Response; search?: () => Response } = {}) => {
  const calls: { url: string; authorization: string | null; body: unknown }[] = []
  let time = 0
  const retrieval = payhereRetrieval({
    host: 'https://gateway.test',
    app,
    now: () => new Date(time),
    send: async (url, init) => {
      calls.push({ url, authorization: new Headers(init.headers).get('authorization'), body: init.body })
      if (url.endsWith('/oauth/token')) {
        return answers.token?.() ?? Response.json({ access_token: `t${calls.length}`, expires_in: 600 })
      }
      return answers.search?.() ?? Response.json({ status: 1, msg: 'ok', data: [payment] })
    },
  })
  return {
    calls,
    find: retrieval.find,
    forward: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

describe('payhereRetrieval', () => {
  test('fetches a token with the app’s secret and uses it to search', async () => {
    const { find, calls } = gateway()
    expect(await find('o 1')).toEqual([{ orderId: 'o1', amountCents: 99_050, currency: 'LKR', status: 'received' }])
    expect(calls).toEqual([
      {
        url: 'https://gateway.test/merchant/v1/oauth/token',
        authorization: `Basic ${btoa('app:hush')}`,
        body: 'grant_type=client_credentials',
      },
      {
        url: 'https://gateway.test/merchant/v1/payment/search?order_id=o%201',
        authorization: 'Bearer t1',
        body: undefined,
      },
    ])
  })

  test('caches the token until shortly before it expires', async () => {
    const { find, calls, forward } = gateway()
    await find('o1')
    forward(569)
    await find('o1')
    expect(calls).toHaveLength(3)
    forward(1)
    await find('o1')
    expect(calls).toHaveLength(5)
  })

  test('renews a rejected token once', async () => {
    let refusals = 1
    const once = gateway({
      search: () => (refusals-- > 0 ? new Response(null, { status: 401 }) : Response.json({ status: -1, data: null })),
    })
    expect(await once.find('o1')).toEqual([])
    const always = gateway({ search: () => new Response(null, { status: 401 }) })
    await expect(always.find('o1')).rejects.toThrow('401')
    expect(always.calls).toHaveLength(4)
  })

  test.each([
    ['a failing gateway', { search: () => new Response(null, { status: 500 }) }],
    ['a page', { search: () => new Response('<html>') }],
    ['a list of its own', { search: () => Response.json([payment]) }],
    ['an object without a status', { search: () => Response.json({ data: [payment] }) }],
    ['data that are no list', { search: () => Response.json({ status: 1, data: { payment } }) }],
    ['a refused app', { token: () => new Response(null, { status: 401 }) }],
    ['no token', { token: () => Response.json({}) }],
  ])('throws on %s', async (_, answers) => {
    await expect(gateway(answers).find('o1')).rejects.toThrow(/gateway|JSON/)
  })

  test.each([
    [{ status: 'PENDING' }],
    [{ status: 2 }],
    [{ order_id: 7 }],
    [{ amount: '1,000.00' }],
    [{ amount: 1.005 }],
    [{ amount: null }],
    [{ currency: undefined }],
  ])('ignores an entry with %j', async (changes) => {
    const { find } = gateway({ search: () => Response.json({ status: 1, data: [{ ...payment, ...changes }, null] }) })
    expect(await find('o1')).toEqual([])
  })

  test('accepts an amount as text', async () => {
    const { find } = gateway({ search: () => Response.json({ status: 1, data: [{ ...payment, amount: '990.50' }] }) })
    expect(await find('o1')).toMatchObject([{ amountCents: 99_050 }])
  })
})
