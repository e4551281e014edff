import type { MailMessage } from './mailer'

/** Recipient of a code. */
export interface CodeReader {
  id: string
  email: string
  name: string
}

const signature = '\n\nNaru'

/** The code that verifies an email address. */
export const verificationMail = ({ id, email, name }: CodeReader, code: string, site: string): MailMessage => ({
  to: email,
  code: { userId: id, purpose: 'verify' },
  subject: 'Your Naru verification code',
  text: `Hello ${name},\n\nYour verification code is ${code}. It is valid for 10 minutes.\n\nEnter it at ${site}/email-verify${signature}\n`,
})

/** The code that allows a password reset. */
export const resetMail = ({ id, email, name }: CodeReader, code: string, site: string): MailMessage => ({
  to: email,
  code: { userId: id, purpose: 'reset' },
  subject: 'Your Naru password reset code',
  text: `Hello ${name},\n\nYour password reset code is ${code}. It is valid for 10 minutes.\n\nEnter it at ${site}/reset-password\n\nIf you did not ask for this code, you can ignore this email.${signature}\n`,
})

/** Informs the owner of an account that its password was changed. */
export const passwordChangedMail = (to: string, name: string): MailMessage => ({
  to,
  subject: 'Your Naru password was changed',
  text: `Hello ${name},\n\nYour password was changed, and all devices were logged out. If this was not you, please contact us immediately.${signature}\n`,
})

/**
 * Informs the owner of an account that somebody signed up with its email; sent when the sign-up response does not say
 * so.
 */
export const accountExistsMail = (to: string, name: string, site: string): MailMessage => ({
  to,
  subject: 'You already have a Naru account',
  text: `Hello ${name},\n\nSomebody signed up with this email address, which already has an account. If this was you, log in at ${site}/login or set a new password at ${site}/reset-password\n\nIf this was not you, you can ignore this email.${signature}\n`,
})

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

/** Announces that an unverified account ends, and says how its owner keeps it. */
export const unverifiedAccountMail = (to: string, name: string, endsAt: Date, site: string): MailMessage => ({
  to,
  subject: 'Your Naru account will be deleted',
  text: `Hello ${name},\n\nYou have not used your Naru account for some time, and its email address is not verified. We will delete the account on ${day.format(endsAt)}.\n\nDo you want to keep it? Log in before that day at ${site}/login. To keep it for good, also verify your email address at ${site}/email-verify\n\nYou do not want to keep it, or you did not sign up? Then you need not do anything.${signature}\n`,
})

/** Informs a learner that an answer key was corrected and their marks changed. */
export const regradedMail = (
  to: string,
  name: string,
  topic: string,
  changes: readonly { attempt: number; before: number; after: number; possible: number }[],
  site: string,
): MailMessage => {
  const lines = changes.map(
    ({ attempt, before, after, possible }) => `Attempt ${attempt}: ${after} of ${possible} marks (before: ${before})`,
  )
  return {
    to,
    subject: `Your marks for ${topic} were corrected`,
    text: `Hello ${name},\n\nAn answer key in the exam ${topic} was wrong. We corrected it and graded your answers again:\n\n${lines.join('\n')}\n\nSee ${site}/myresult${signature}\n`,
  }
}

const dateLabel = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

/** Confirms the request to delete an account, with its date in Sri Lanka. */
export const deletionRequestedMail = (to: string, name: string, deletionAt: Date, site: string): MailMessage => ({
  to,
  subject: 'Your Naru account will be deleted',
  text: `Hello ${name},\n\nYou asked us to delete your account. It will be deleted on ${dateLabel(deletionAt)}, and your other devices were logged out.\n\nUntil then you can keep it: log in at ${site}/login and press 'Keep my account'. If this was not you, do that and set a new password at ${site}/reset-password${signature}\n`,
})

/** Confirms the deletion of an account. */
export const accountDeletedMail = (to: string, name: string): MailMessage => ({
  to,
  subject: 'Your Naru account was deleted',
  text: `Hello ${name},\n\nYour account was deleted, as you asked us to. Your name, phone number, addresses and password are gone. Your exams, plans and payments stay without them.\n\nYou can sign up with this email address again. This is our last email to you.${signature}\n`,
})

/** A visitor's message to the operator. */
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
