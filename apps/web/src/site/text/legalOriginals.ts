// Apart from the areas, which every page loads.
import { createOriginal } from '@naru/ui/language'
import type { LegalDocument } from './legalTypes'

export const privacyPolicyOriginal = createOriginal<LegalDocument>('privacyPolicy', () => import('./en/privacyPolicy'))
export const termsAndConditionsOriginal = createOriginal<LegalDocument>(
  'termsAndConditions',
  () => import('./en/termsAndConditions'),
)
export const refundPolicyOriginal = createOriginal<LegalDocument>('refundPolicy', () => import('./en/refundPolicy'))
