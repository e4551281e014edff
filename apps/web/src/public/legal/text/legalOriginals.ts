// Apart from the areas, which every page loads.
import { createOriginal } from '@naru/ui/language'
import type { LegalDocument } from './legal'

export const privacyPolicyOriginal = createOriginal<LegalDocument>(
  'privacyPolicy',
  () => import('./en/privacyPolicy.json'),
)
export const termsAndConditionsOriginal = createOriginal<LegalDocument>(
  'termsAndConditions',
  () => import('./en/termsAndConditions.json'),
)
export const refundPolicyOriginal = createOriginal<LegalDocument>(
  'refundPolicy',
  () => import('./en/refundPolicy.json'),
)
