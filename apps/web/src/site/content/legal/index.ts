export { lastUpdated, type LegalDocument, type LegalSection } from './document'
export { privacyPolicy } from './privacyPolicy'
export { refundPolicy } from './refundPolicy'
export { termsAndConditions } from './termsAndConditions'
