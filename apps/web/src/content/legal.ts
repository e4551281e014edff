/** A part of a legal page. */
export interface LegalSection {
  /** Its heading. */
  title: string
  /** Its paragraphs. */
  paragraphs: readonly string[]
}

/** A legal page. */
export interface LegalDocument {
  /** Heading and title. */
  title: string
  /** What it is about, in one sentence. */
  lead: string
  /** Its parts, in order. */
  sections: readonly LegalSection[]
}

/** When the legal pages were last changed. */
export const lastUpdated = 'May 7, 2025'

/** What the operator of a site has to fill in; shown as it stands until then. */
export const operator = {
  /** Whose law governs the terms. */
  jurisdiction: '[jurisdiction]',
  /** The currency of prices and refunds. */
  currency: '[currency]',
} as const

/** The privacy policy. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What Naru knows about you, why, and what you can do about it.',
  sections: [
    {
      title: 'Data we collect',
      paragraphs: [
        'When you sign up we store your first and last name, phone number, email address and a hash of your password; the password itself is never kept.',
        'When you take an exam we store your answers, your marks and the time you took. When you buy a plan we store which one and when; card details go to the payment provider and never reach us.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        'To log you in, to run and grade your exams, to show your name, time and marks on the leaderboard of a paper, to unlock what your plan contains, and to answer when you write to us. We do not sell your data.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are hashed, and sessions end on the server when you log out. No system is perfectly safe; if something happens that concerns you, we will tell you.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'One cookie keeps you logged in. Another, sidebar_state, remembers for seven days whether the side navigation is open. Answers of a running exam are kept in your browser, so that a reload loses nothing.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, the date above changes with it. Important changes are announced on the site.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions, or a wish to see, correct or delete your data? Write to us through the contact page.'],
    },
  ],
}

/** The terms and conditions. */
export const termsAndConditions: LegalDocument = {
  title: 'Terms and Conditions',
  lead: 'The rules for using Naru.',
  sections: [
    {
      title: 'Eligibility',
      paragraphs: ['You must be at least 13 years old. If you are under 18, a parent or guardian must consent.'],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'Give true details, keep your password to yourself, and tell us if somebody else has used your account.',
      ],
    },
    {
      title: 'Course access',
      paragraphs: [
        'A plan unlocks its exams for you alone and for the time it names. An exam that you began while your plan was running may be finished after it ends.',
      ],
    },
    {
      title: 'Payments and refunds',
      paragraphs: [
        `Prices are in ${operator.currency} and are paid before a plan begins. Refunds follow the Refund Policy.`,
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'Questions, recordings and texts belong to us or to those who licensed them to us. Do not copy or resell them.',
      ],
    },
    {
      title: 'Conduct',
      paragraphs: [
        'Do not share accounts, publish questions or answers, disturb the service, or try to get at other learners’ data.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: ['You may stop at any time. We may close accounts that break these terms.'],
    },
    {
      title: 'Disclaimers',
      paragraphs: [
        'Naru is a place to practise. It is not connected with the organisers of the official exam and cannot promise a result in it.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [`These terms are governed by the law of ${operator.jurisdiction}.`],
    },
  ],
}

/** The refund policy. */
export const refundPolicy: LegalDocument = {
  title: 'Refund Policy',
  lead: 'When you get your money back, and how.',
  sections: [
    {
      title: 'Asking for a refund',
      paragraphs: [
        'Ask within 7 days of the purchase, through the contact page, from the email address of your account.',
      ],
    },
    {
      title: 'When there is no refund',
      paragraphs: [
        'A course of which more than 25% is completed, or for which a certificate was issued, is not refundable. There is no refund for part of a subscription period. Downloadable materials and live workshops are non-refundable.',
      ],
    },
    {
      title: 'How long it takes',
      paragraphs: [
        'We answer within 5 business days. After approval the funds appear in 5-10 business days, by the way you paid.',
      ],
    },
  ],
}
