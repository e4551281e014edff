import { useLanguage, type Language } from '@naru/ui/language'

export type FormatMoney = (amount: number) => string

const rupees: Readonly<Record<Language, string>> = { en: 'Rs.', ko: 'Rs.', si: 'රු.', ta: 'ரூ.' }

/**
 * @returns the format of money in a language: the sign and two decimals, 'Rs. 1499.50', without help of the browser, so that the prerendered
 * page and the phone agree. 'Rs. -' for anything but a number.
 */
export const moneyIn =
  (language: Language): FormatMoney =>
  (amount) =>
    `${rupees[language]} ${Number.isFinite(amount) ? amount.toFixed(2) : '-'}`

export const useMoney = (): FormatMoney => moneyIn(useLanguage())
