const digits = /^[0-9A-HJKMNP-TV-Z]{16}$/

/**
 * Reads a score report number as people type it: in any case, with or without dashes and spaces, O for 0, I or L for 1.
 *
 * @returns the number as XXXX-XXXX-XXXX-XXXX; undefined if it cannot be one
 */
export function scoreReportNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return digits.test(plain) ? plain.replaceAll(/.{4}(?!$)/g, '$&-') : undefined
}
