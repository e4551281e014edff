/** Where this document was opened, and so whose security policy it lives under until the next full load. Undefined while the site is built. */
const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname

/**
 * Whether this document may show the payment window. Only the document of /pricing allows the gateway's script and frame, and a browser holds
 * a document to the policy that it came with, wherever the router leads it.
 */
export const isPaymentDocument = (): boolean => openedAt === undefined || /^\/pricing\/?$/.test(openedAt)

/** Set while the document of /pricing is loaded anew on the way from another page of the site. */
const key = 'naru.openingPricing'

/** Notes that a reader is on the way from one page to another, although the document is loaded anew. */
export function noteOpening(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is refused: the page opens as one whose address was typed in.
  }
}

/** @returns whether this document was opened on the way from another page of the site; true once */
export function takeOpening(): boolean {
  try {
    const isOpening = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isOpening
  } catch {
    return false
  }
}
