/** The path at which this document was loaded, which decides its security policy. Undefined during the build. */
const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname

/**
 * @returns whether this document may show the payment window. Only /pricing's policy allows the gateway's script and
 * frame, and a document keeps its policy through client-side navigation.
 */
export const isPaymentDocument = (): boolean => openedAt === undefined || /^\/pricing\/?$/.test(openedAt)
