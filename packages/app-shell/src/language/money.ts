import { useSharedText } from '../text'

export type FormatMoney = (amount: number) => string

/**
 * @returns the format of money: the sign of rupees and two decimals, 'Rs. 1499.50', without help of the browser, so that the prerendered page
 * and the phone agree. 'Rs. -' for anything but a number.
 */
export function useMoney(): FormatMoney {
  const t = useSharedText()
  return (amount) => t('money', { amount: Number.isFinite(amount) ? amount.toFixed(2) : '-' })
}
