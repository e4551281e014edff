import type { TranslationReport } from '@naru/api'
import { say, type Message } from '../../platform/http/messages'
import { isEmail, normalEmail } from '../auth/rules'
import { isOneLine } from '../../platform/http/checked'

export interface ContactMessage {
  firstName: string
  lastName: string
  contactNumber: string
  email: string
  message: string
}

/** Trims and checks a visitor's message. @returns the sentence that rejects it, or the message as mailed */
export const checkContact = (raw: ContactMessage): { refused: Message } | { accepted: ContactMessage } => {
  const accepted = {
    firstName: raw.firstName.trim(),
    lastName: raw.lastName.trim(),
    contactNumber: raw.contactNumber.trim(),
    email: normalEmail(raw.email),
    message: raw.message.trim(),
  }
  const { firstName, lastName, contactNumber, email } = accepted
  if (Object.values(accepted).includes('')) return { refused: say('fields_missing') }
  if (![firstName, lastName, contactNumber].every(isOneLine)) return { refused: say('contact_invalid') }
  if (!isEmail(email)) return { refused: say('email_invalid') }
  return { accepted }
}

/** Trims and checks a report. @returns the sentence that rejects it, or the report as mailed */
export const checkTranslationReport = (
  raw: TranslationReport,
): { refused: Message } | { accepted: TranslationReport } => {
  const accepted = { ...raw, page: raw.page.trim(), message: raw.message.trim() }
  if (accepted.message === '') return { refused: say('report_missing') }
  if (!accepted.page.startsWith('/') || !isOneLine(accepted.page)) return { refused: say('page_unknown') }
  return { accepted }
}
