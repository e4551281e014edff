/** Where this document was opened, and so whose security policy it lives under until the next full load. Undefined while the site is built. */
const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname

/**
 * Whether this document may show the payment window. Only the document of /pricing allows the gateway's script and frame, and a browser holds
 * a document to the policy that it came with, wherever the router leads it.
 */
export const isPaymentDocument = (): boolean => openedAt === undefined || /^\/pricing\/?$/.test(openedAt)
