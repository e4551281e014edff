const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

/** What the server writes to learners. Mails have a subject and paragraphs; `site` is the origin of the site. */
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
      'If you do not want it, or did not sign up, you do not need to do anything.',
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
  purchase: {
    subject: (plan: string) => `Your plan ${plan} is active`,
    lead: 'We received your payment, and your plan is active.',
    plan: (name: string) => `Plan: ${name}`,
    order: (id: string) => `Order number: ${id}`,
    /** @param amount in rupees, as 1500.00 */
    price: (amount: string) => `Price: Rs. ${amount}`,
    end: (day: string) => `Yours until: ${day}`,
    noEnd: 'Yours for life',
    more: (site: string) => [
      `Your exams: ${site}/exams`,
      `Your purchases: ${site}/profile`,
      'Please keep this email. If you have a question about the payment, tell us the order number.',
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
  /** README.txt in the download of `My data`. */
  dataReadme: {
    /** @param moment as 2026-03-02T09:30:00.000Z */
    title: (moment: string) => `Your data at Naru, ${moment}`,
    format: 'Each file is JSON. Times are in UTC.',
    /** In place of a number of rows, when a file has not all of them. */
    first: (rows: number) => `the first ${rows}; ask us for the others`,
    leftOut:
      'Your profile picture stays in your browser; we do not have it. Your password and codes are stored only as hashes, which are not included. Answer keys are not data about you; you can see yours in the reviews on the site.',
    /** Only for whoever has added speakers. */
    ofOthers:
      'If you record for the site, the download also contains the names and consents of your speakers, which are data of other people: keep it to yourself.',
    /** What each file contains. */
    files: {
      account: 'your account',
      logins: 'your logins',
      passkeys: 'your passkeys',
      passkeyChecks: 'running checks of your passkeys',
      authenticatorApp: 'your authenticator app',
      recoveryCodes: 'your unused recovery codes',
      codes: 'when codes were sent to you',
      emails: 'emails that were sent to you',
      messages: 'messages that you wrote to us while you were logged in',
      openings: 'when you last opened each exam',
      starts: 'the starts of your attempts',
      runningAnswers: 'the answers of a running attempt',
      attempts: 'your finished attempts, with your own answers and your marks',
      scoreReports: 'your score reports',
      leaderboards: 'your places on the leaderboards',
      plans: 'your plans',
      payments: 'your payments',
      paymentReports: 'what the payment provider reported about your payments',
      media: 'your pictures and clips in the media library',
      speakers: 'speakers whose consent you recorded',
      papers: 'your papers on the desk',
      paperSaves: 'when you saved which paper; the desk exports the papers themselves',
      openPapers: 'which papers you had open last',
      cards: 'your practice cards: questions that you got wrong or did not answer, and words',
      practiceAnswers: 'your answers in practice',
    },
  },
}

/** What the server writes to learners, in a language. */
export type MailText = typeof text
