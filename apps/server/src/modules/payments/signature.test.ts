import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, centsOfText, formatAmount } from '../../platform/amount'
import { isSignedBy, noticeSignature, orderHash } from './signature'

/** MD5 by RFC 1321, independent of the code under test. */
const md5 = (text: string): string => {
  const message = new TextEncoder().encode(text)
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, message.length * 8, true)
  const turns = [
    [7, 12, 17, 22],
    [5, 9, 14, 20],
    [4, 11, 16, 23],
    [6, 10, 15, 21],
  ]
  const state: [number, number, number, number] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4
      const [mixed, word] = [
        [(b & c) | (~b & d), step],
        [(d & b) | (~d & c), 5 * step + 1],
        [b ^ c ^ d, 3 * step + 5],
        [c ^ (b | ~d), 7 * step],
      ][round] ?? [0, 0]
      const constant = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32)
      const sum = (a + (mixed ?? 0) + constant + view.getUint32(block + ((word ?? 0) % 16) * 4, true)) | 0
      const turn = turns[round]?.[step % 4] ?? 0
      ;[a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0]
    }
    state[0] = (state[0] + a) | 0
    state[1] = (state[1] + b) | 0
    state[2] = (state[2] + c) | 0
    state[3] = (state[3] + d) | 0
  }
  const bytes = new DataView(new ArrayBuffer(16))
  state.forEach((part, at) => bytes.setInt32(at * 4, part, true))
  return [...new Uint8Array(bytes.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const id = fc.stringMatching(/^[\w-]{1,40}$/)
const cents = fc.integer({ min: 0, max: 2_147_483_647 })

describe('P-18: signatures', () => {
  test('P-18: the independent implementation is MD5', () => {
    expect(md5('')).toBe('d41d8cd98f00b204e9800998ecf8427e')
    expect(md5('abc')).toBe('900150983cd24fb0d6963f7d28e17f72')
    expect(md5('1234567890'.repeat(8))).toBe('57edf4a22be3c955ac49da2e2107b67a')
  })

  test('P-18: of orders and notices match an independent implementation', () => {
    fc.assert(
      fc.property(id, id, fc.string({ minLength: 1 }), cents, (merchantId, orderId, secret, amountCents) => {
        const hashed = md5(secret).toUpperCase()
        const amount = `${BigInt(amountCents) / 100n}.${String(BigInt(amountCents) % 100n).padStart(2, '0')}`
        const order = { orderId, amountCents, currency: 'LKR' }
        expect(orderHash({ id: merchantId, secret }, order)).toBe(
          md5(`${merchantId}${orderId}${amount}LKR${hashed}`).toUpperCase(),
        )
        const notice = { merchantId, orderId, amount, currency: 'LKR', statusCode: '2' }
        const signature = md5(`${merchantId}${orderId}${amount}LKR2${hashed}`).toUpperCase()
        expect(noticeSignature(notice, secret)).toBe(signature)
        expect(isSignedBy(notice, signature, { secret })).toBe(true)
        expect(isSignedBy(notice, signature.slice(1), { secret })).toBe(false)
        expect(isSignedBy({ ...notice, statusCode: '-2' }, signature, { secret })).toBe(false)
      }),
    )
  })
})

describe('P-18: amounts', () => {
  test('P-18: are formatted exactly, with two decimals, and parsed back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatAmount(amount)).toMatch(/^\d+\.\d{2}$/)
        expect(Number(formatAmount(amount).replace('.', ''))).toBe(amount)
        expect(centsOf(amount / 100)).toBe(amount)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (amount) => {
        expect(centsOfText(formatAmount(amount))).toBe(amount)
      }),
    )
  })

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [99_050, '990.50'],
    [100_000, '1000.00'],
    [123_456_789, '1234567.89'],
  ])('P-18: %i cents are formatted as %s', (amount, text) => expect(formatAmount(amount)).toBe(text))

  test.each([
    '1,000.00',
    '1000',
    '1000.0',
    '1000.000',
    '01.00',
    '-1.00',
    '+1.00',
    ' 1.00',
    '1.00 ',
    '1e3',
    '',
    '.50',
    '１.00',
    '99999999.99',
  ])('P-18: %j is rejected', (text) => expect(centsOfText(text)).toBeUndefined())

  test.each([1.005, 0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])(
    'P-18: %d is rejected as an amount',
    (amount) => expect(centsOf(amount)).toBeUndefined(),
  )
})
