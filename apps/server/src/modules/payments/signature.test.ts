import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { centsOf, centsOfText, formatAmount } from '../../platform/amount'
import { isSignedBy, noticeSignature, orderHash } from './signature'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const id = fc.stringMatching(/^[\w-]{1,40}$/)
const cents = fc.integer({ min: 0, max: 2_147_483_647 })

describe('P-18: signatures', () => {
  test('P-18: of orders and notices are those that the gateway documents', () => {
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
