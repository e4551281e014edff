const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

/** The mails to learners: a subject and paragraphs. `site` is the origin of the site. */
export const text = {
  hello: (name: string) => `Hello ${name},`,
  /** A day in Sri Lanka. */
  day: (at: Date) => date.format(at),
  verification: {
    subject: 'Your Naru verification code',
    paragraphs: (code: string, site: string) => [
      `Your verification code is ${code}. It is valid for 10 minutes.`,
      `Enter it at ${site}/email-verify`,
    ],
  },
  reset: {
    subject: 'Your Naru password reset code',
    paragraphs: (code: string, site: string) => [
      `Your password reset code is ${code}. It is valid for 10 minutes.`,
      `Enter it at ${site}/reset-password`,
      'If you did not ask for this code, you can ignore this email.',
    ],
  },
  passwordChanged: {
    subject: 'Your Naru password was changed',
    paragraphs: [
      'Your password was changed, and all devices were logged out. If this was not you, please contact us immediately.',
    ],
  },
  accountExists: {
    subject: 'You already have a Naru account',
    paragraphs: (site: string) => [
      `Somebody signed up with this email address, which already has an account. If this was you, log in at ${site}/login or set a new password at ${site}/reset-password`,
      'If this was not you, you can ignore this email.',
    ],
  },
  unverifiedAccount: {
    subject: 'Your Naru account will be deleted',
    paragraphs: (day: string, site: string) => [
      `You have not used your Naru account for some time, and its email address is not verified. We will delete the account on ${day}.`,
      `Do you want to keep it? Log in before that day at ${site}/login. To keep it for good, also verify your email address at ${site}/email-verify`,
      'You do not want to keep it, or you did not sign up? Then you need not do anything.',
    ],
  },
  regraded: {
    subject: (exam: string) => `Your marks for ${exam} were corrected`,
    attempt: (attempt: number, after: number, possible: number, before: number) =>
      `Attempt ${attempt}: ${after} of ${possible} marks (before: ${before})`,
    paragraphs: (exam: string, attempts: string, site: string) => [
      `An answer key in the exam ${exam} was wrong. We corrected it and graded your answers again:`,
      attempts,
      `See ${site}/myresult`,
    ],
  },
  deletionRequested: {
    subject: 'Your Naru account will be deleted',
    paragraphs: (day: string, site: string) => [
      `You asked us to delete your account. It will be deleted on ${day}, and your other devices were logged out.`,
      `Until then you can keep it: log in at ${site}/login and press 'Keep my account'. If this was not you, do that and set a new password at ${site}/reset-password`,
    ],
  },
  accountDeleted: {
    subject: 'Your Naru account was deleted',
    paragraphs: [
      'Your account was deleted, as you asked us to. Your name, phone number, addresses and password are gone. Your exams, plans and payments stay without them.',
      'You can sign up with this email address again. This is our last email to you.',
    ],
  },
}

/** The mails to learners in a language. */
export type MailText = typeof text
