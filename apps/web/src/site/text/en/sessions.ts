/** Every sentence of the list of sessions. */
export const text = {
  title: 'Where you are logged in',
  lead: 'If you do not recognise a session, end it and change your password.',
  loading: 'Loading…',
  failed: 'Your sessions could not be loaded.',
  endFailed: 'The session could not be ended. Please try again.',
  retry: 'Try again',
  unknownDevice: 'Unknown device',
  phone: (browser: string) => `${browser} on a phone`,
  computer: (browser: string) => `${browser} on a computer`,
  otherBrowser: 'Another browser',
  thisDevice: 'This device',
  since: (date: string) => `Logged in ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  end: 'End',
  /** Names what a button is about, for those who hear it alone. */
  endOf: (device: string) => `End: ${device}`,
  endOthers: 'End all others',
} as const
