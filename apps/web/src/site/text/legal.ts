import { createOriginal, createTextArea, useAreaText } from '@naru/ui/language'

/** A part of a legal page. */
export interface LegalSection {
  /** Its heading. */
  title: string
  /** Its paragraphs. What an operator has yet to fill in stands in square brackets. */
  paragraphs: readonly string[]
  /** Single points, listed below the paragraphs. */
  points?: readonly string[]
}

/** A legal page. */
export interface LegalDocument {
  /** Heading and title. */
  title: string
  /** What it is about, in one sentence. */
  lead: string
  /** When it was last changed, but for the operator's section: a sentence. */
  updated: string
  /** Phrases of the document that are links, by their address. */
  links: Readonly<Record<string, string>>
  /** Its parts, in order. */
  sections: readonly LegalSection[]
  /** What the operator of this site adds; it has a date of its own. */
  operatorSection: LegalSection & { updated: string }
}

export const privacyPolicyText = createTextArea<LegalDocument>('privacyPolicy', {
  en: () => import('./en/privacyPolicy'),
  ko: () => import('./ko/privacyPolicy'),
  si: () => import('./si/privacyPolicy'),
  ta: () => import('./ta/privacyPolicy'),
})
export const privacyPolicyOriginal = createOriginal('privacyPolicy', () => import('./en/privacyPolicy'))

export const termsAndConditionsText = createTextArea<LegalDocument>('termsAndConditions', {
  en: () => import('./en/termsAndConditions'),
  ko: () => import('./ko/termsAndConditions'),
  si: () => import('./si/termsAndConditions'),
  ta: () => import('./ta/termsAndConditions'),
})
export const termsAndConditionsOriginal = createOriginal('termsAndConditions', () => import('./en/termsAndConditions'))

export const refundPolicyText = createTextArea<LegalDocument>('refundPolicy', {
  en: () => import('./en/refundPolicy'),
  ko: () => import('./ko/refundPolicy'),
  si: () => import('./si/refundPolicy'),
  ta: () => import('./ta/refundPolicy'),
})
export const refundPolicyOriginal = createOriginal('refundPolicy', () => import('./en/refundPolicy'))

/** Returns the privacy policy in the reader’s language. */
export const usePrivacyPolicyText = (): LegalDocument => useAreaText(privacyPolicyText)

/** Returns the terms in the reader’s language. */
export const useTermsText = (): LegalDocument => useAreaText(termsAndConditionsText)

/** Returns the refund policy in the reader’s language. */
export const useRefundPolicyText = (): LegalDocument => useAreaText(refundPolicyText)
