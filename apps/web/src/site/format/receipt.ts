const digits = /^[0-9A-HJKMNP-TV-Z]{16}$/

/**
 * Reads a receipt number as people type it: in any case, with or without dashes and spaces, O for 0, I or L for 1.
 *
 * @returns the number as XXXX-XXXX-XXXX-XXXX; undefined if it cannot be one
 */
export function receiptNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return digits.test(plain) ? plain.replaceAll(/.{4}(?!$)/g, '$&-') : undefined
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Colombo' })

/**
 * The same on every device and on paper.
 *
 * @returns a timestamp to the second in Sri Lanka time, as 2 March 2026 at 10:00:00
 */
export const receiptMoment = (iso: string): string => moment.format(new Date(iso))
