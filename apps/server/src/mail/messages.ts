import { isolate } from '@naru/exam-kit/content'
import { formatAmount } from '../modules/payments/amount'
import { addressIn, type Language } from '../language'
import type { MailMessage } from './mailer'
import { text as en, type MailText } from './text/en/mails'
import { text as ko } from './text/ko/mails'
import { text as si } from './text/si/mails'
import { text as ta } from './text/ta/mails'

const texts: Readonly<Record<Language, MailText>> = { en, ko, si, ta }

/** @returns what the server writes to a learner; null: in English */
export const textIn = (language: Language | null): MailText => texts[language ?? 'en']

/** A learner who receives a mail. */
export interface Recipient {
  email: string
  name: string
  /** The language of the mail; null: English. */
  language: Language | null
}

/** Recipient of a code. */
type CodeRecipient = Recipient & { id: string }

const textFor = ({ language }: Recipient) => textIn(language)

const compose = (to: Recipient, subject: string, paragraphs: readonly string[]): MailMessage => ({
  to: to.email,
  language: to.language ?? 'en',
  subject,
  text: `${[textFor(to).hello(isolate(to.name)), ...paragraphs, 'Naru'].join('\n\n')}\n`,
})

/**
 * The start of the addresses of public pages in the language of a mail: `https://naru.example/si`. A page for learners
 * has one address, and its language from the reader's cookie or account.
 */
const publicSite = ({ language }: Recipient, site: string) => site + addressIn(language ?? 'en', '')

/** The code that verifies an email address. */
export const verificationMail = (to: CodeRecipient, code: string, site: string): MailMessage => {
  const { subject, paragraphs } = textFor(to).verification
  return { ...compose(to, subject, paragraphs(code, publicSite(to, site))), code: { userId: to.id, purpose: 'verify' } }
}

/** The code that allows a password reset. */
export const resetMail = (to: CodeRecipient, code: string, site: string): MailMessage => {
  const { subject, paragraphs } = textFor(to).reset
  return { ...compose(to, subject, paragraphs(code, publicSite(to, site))), code: { userId: to.id, purpose: 'reset' } }
}

/** Informs the owner of an account that its password was changed. */
export const passwordChangedMail = (to: Recipient): MailMessage => {
  const { subject, paragraphs } = textFor(to).passwordChanged
  return compose(to, subject, paragraphs)
}

/**
 * Informs the owner of an account that somebody signed up with its email; sent when the sign-up response does not say
 * so.
 */
export const accountExistsMail = (to: Recipient, site: string): MailMessage => {
  const { subject, paragraphs } = textFor(to).accountExists
  return compose(to, subject, paragraphs(publicSite(to, site)))
}

/** Announces that an unverified account ends, and says how its owner keeps it. */
export const unverifiedAccountMail = (to: Recipient, endsAt: Date, site: string): MailMessage => {
  const { day, unverifiedAccount } = textFor(to)
  return compose(to, unverifiedAccount.subject, unverifiedAccount.paragraphs(day(endsAt), publicSite(to, site)))
}

/** Informs a learner that an answer key was corrected and their marks changed. */
export const regradedMail = (
  to: Recipient,
  exam: string,
  changes: readonly { attempt: number; before: number; after: number; possible: number }[],
  site: string,
): MailMessage => {
  const { subject, attempt, paragraphs } = textFor(to).regraded
  const lines = changes.map((change) => attempt(change.attempt, change.after, change.possible, change.before))
  return compose(to, subject(exam), paragraphs(exam, lines.join('\n'), site))
}

/** Confirms a paid plan: its order, price and end. */
export const purchaseMail = (
  to: Recipient,
  plan: { name: string; translations: { [L in Exclude<Language, 'en'>]?: { name?: string } } | null },
  { orderId, amountCents, expiresAt }: { orderId: string; amountCents: number; expiresAt: Date | null },
  site: string,
): MailMessage => {
  const { day, purchase } = textFor(to)
  const { language } = to
  const name = (language === null || language === 'en' ? undefined : plan.translations?.[language]?.name) ?? plan.name
  const facts = [
    purchase.plan(name),
    purchase.order(orderId),
    purchase.price(formatAmount(amountCents)),
    expiresAt === null ? purchase.noEnd : purchase.end(day(expiresAt)),
  ]
  return compose(to, purchase.subject(name), [purchase.lead, facts.join('\n'), ...purchase.more(site)])
}

/** Confirms the request to delete an account, with its date in Sri Lanka. */
export const deletionRequestedMail = (to: Recipient, deletionAt: Date, site: string): MailMessage => {
  const { day, deletionRequested } = textFor(to)
  return compose(to, deletionRequested.subject, deletionRequested.paragraphs(day(deletionAt), publicSite(to, site)))
}

/** Confirms the deletion of an account. */
export const accountDeletedMail = (to: Recipient): MailMessage => {
  const { subject, paragraphs } = textFor(to).accountDeleted
  return compose(to, subject, paragraphs)
}

export const contactMail = (
  to: string,
  from: { firstName: string; lastName: string; contactNumber: string; email: string; message: string },
): MailMessage => ({
  to,
  replyTo: from.email,
  subject: `Message from ${from.firstName} ${from.lastName}`,
  text: `${from.firstName} ${from.lastName}\n${from.email}\n${from.contactNumber}\n\n${from.message}\n`,
})

/** A mistake in a translation, to the operator. */
export const translationReportMail = (
  to: string,
  { language, page, message }: { language: string; page: string; message: string },
): MailMessage => ({
  to,
  subject: `A mistake in the translation (${language})`,
  text: `Language: ${language}\nPage: ${page}\n\n${message}\n`,
})
