/** The sentences of a report about a mistake in a translation. */
export const text = {
  title: 'Report a mistake',
  lead: 'This translation is a draft. Tell us what is wrong, and we will correct it.',
  message: 'What is wrong?',
  help: 'We also receive the address of this page and its language.',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'Thank you. Your report was sent.',
  notSent: 'Your report was not sent.',
  cannotSend: 'Reports cannot be sent from here at the moment.',
  close: 'Close',
} as const
