import { createTextArea, useAreaText } from '@naru/ui/language'
import type { LegalDocument } from './legalTypes'

export const privacyPolicyText = createTextArea<LegalDocument>('privacyPolicy', {
  en: () => import('./en/privacyPolicy'),
  ko: () => import('./ko/privacyPolicy'),
  si: () => import('./si/privacyPolicy'),
  ta: () => import('./ta/privacyPolicy'),
})

export const termsAndConditionsText = createTextArea<LegalDocument>('termsAndConditions', {
  en: () => import('./en/termsAndConditions'),
  ko: () => import('./ko/termsAndConditions'),
  si: () => import('./si/termsAndConditions'),
  ta: () => import('./ta/termsAndConditions'),
})

export const refundPolicyText = createTextArea<LegalDocument>('refundPolicy', {
  en: () => import('./en/refundPolicy'),
  ko: () => import('./ko/refundPolicy'),
  si: () => import('./si/refundPolicy'),
  ta: () => import('./ta/refundPolicy'),
})

/** @returns the privacy policy in the reader’s language */
export const usePrivacyPolicyText = (): LegalDocument => useAreaText(privacyPolicyText)

/** @returns the terms in the reader’s language */
export const useTermsText = (): LegalDocument => useAreaText(termsAndConditionsText)

/** @returns the refund policy in the reader’s language */
export const useRefundPolicyText = (): LegalDocument => useAreaText(refundPolicyText)
