// @vitest-environment jsdom
import { TextProvider } from '@naru/ui/language'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sharedText } from '../text'
import { useMoney } from './money'

afterEach(cleanup)

async function moneyIn(language: string) {
  await sharedText.load(language)
  return renderHook(useMoney, {
    wrapper: ({ children }) => <TextProvider language={language}>{children}</TextProvider>,
  }).result.current
}

it.each([
  ['en', 'Rs. 1499.50'],
  ['ko', 'Rs. 1499.50'],
  ['si', 'රු. 1499.50'],
  ['ta', 'ரூ. 1499.50'],
] as const)('shows a price in %s as %s', async (language, text) => {
  expect((await moneyIn(language))(1499.5)).toBe(text)
})

it('has two decimals, and a dash for anything but a number', async () => {
  expect([0, 5, Number.NaN].map(await moneyIn('en'))).toEqual(['Rs. 0.00', 'Rs. 5.00', 'Rs. -'])
})
