import { isEmail, isOneLine, normalEmail } from '../auth/rules'

/** A visitor's message. */
export interface ContactMessage {
  firstName: string
  lastName: string
  contactNumber: string
  email: string
  message: string
}

/** Trims and checks a visitor's message. Returns the sentence that rejects it, or the message as mailed. */
export const checkContact = (raw: ContactMessage): { refused: string } | { accepted: ContactMessage } => {
  const accepted = {
    firstName: raw.firstName.trim(),
    lastName: raw.lastName.trim(),
    contactNumber: raw.contactNumber.trim(),
    email: normalEmail(raw.email),
    message: raw.message.trim(),
  }
  const { firstName, lastName, contactNumber, email } = accepted
  if (Object.values(accepted).includes('')) return { refused: 'All fields are required' }
  if (![firstName, lastName, contactNumber].every(isOneLine)) return { refused: 'Please enter a valid name and number' }
  if (!isEmail(email)) return { refused: 'Please enter a valid email address' }
  return { accepted }
}

/** A mistake that a reader found in a translation. */
export interface TranslationReport {
  language: 'en' | 'ko' | 'si' | 'ta'
  /** Path of the page that shows it. */
  page: string
  message: string
}

/** Trims and checks a report. Returns the sentence that rejects it, or the report as mailed. */
export const checkTranslationReport = (
  raw: TranslationReport,
): { refused: string } | { accepted: TranslationReport } => {
  const accepted = { ...raw, page: raw.page.trim(), message: raw.message.trim() }
  if (accepted.message === '') return { refused: 'Please write what is wrong.' }
  if (!accepted.page.startsWith('/') || !isOneLine(accepted.page)) return { refused: 'This page does not exist.' }
  return { accepted }
}
