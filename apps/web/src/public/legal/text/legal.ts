import { factNames } from '@naru/api/operator'
import { createTextArea, formatAll, useMessages, type Loaded } from '@naru/ui/language'

/** A part of a legal page: its paragraphs, and single points below them. */
export interface LegalSection {
  title: string
  paragraphs: Readonly<Record<string, string>>
  points?: Readonly<Record<string, string>>
}

/** A legal page. */
export interface LegalDocument {
  title: string
  lead: string
  updated: string
  /** Phrases of the document that are links, by their address. */
  links?: Readonly<Record<string, string>>
  /** Its parts, by their number. */
  sections: Readonly<Record<string, LegalSection>>
  /** What the operator of this site adds; it has a date of its own. */
  operatorSection: LegalSection & { updated: string }
}

export const privacyPolicyText = createTextArea(import.meta.glob<{ default: LegalDocument }>('./*/privacyPolicy.json'))

export const termsAndConditionsText = createTextArea(
  import.meta.glob<{ default: LegalDocument }>('./*/termsAndConditions.json'),
)

export const refundPolicyText = createTextArea(import.meta.glob<{ default: LegalDocument }>('./*/refundPolicy.json'))

/** What stands for a fact of the operator until `Paragraph` shows it: its name in double braces. */
const names = Object.fromEntries(factNames.map((name) => [name, `{{${name}}}`]))

/** @returns a legal page; a fact of the operator is its name in double braces */
export const legalDocument = (loaded: Loaded<LegalDocument>): LegalDocument => formatAll(loaded, names)

/** @returns the privacy policy in the reader’s language */
export const usePrivacyPolicyText = (): LegalDocument => legalDocument(useMessages(privacyPolicyText))

/** @returns the terms in the reader’s language */
export const useTermsText = (): LegalDocument => legalDocument(useMessages(termsAndConditionsText))

/** @returns the refund policy in the reader’s language */
export const useRefundPolicyText = (): LegalDocument => legalDocument(useMessages(refundPolicyText))
