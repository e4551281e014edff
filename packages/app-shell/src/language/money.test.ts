import { expect, it } from 'vitest'
import { moneyIn } from './money'

it.each([
  ['en', 'Rs. 1499.50'],
  ['ko', 'Rs. 1499.50'],
  ['si', 'රු. 1499.50'],
  ['ta', 'ரூ. 1499.50'],
] as const)('shows a price in %s as %s', (language, text) => {
  expect(moneyIn(language)(1499.5)).toBe(text)
})

it('has two decimals, and a dash for anything but a number', () => {
  expect([0, 5, Number.NaN].map(moneyIn('en'))).toEqual(['Rs. 0.00', 'Rs. 5.00', 'Rs. -'])
})
