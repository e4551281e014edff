/** Every sentence of the list of sessions. */
export const text = {
  title: 'Where you are logged in',
  lead: 'If you see a device you do not recognise, log it out and change your password.',
  changePassword: 'Change your password',
  loading: 'Loading…',
  failed: 'Your devices could not be loaded.',
  endFailed: 'This device could not be logged out. Please try again.',
  retry: 'Try again',
  unknownDevice: 'Unknown device',
  phone: (browser: string) => `${browser} on a phone`,
  computer: (browser: string) => `${browser} on a computer`,
  otherBrowser: 'Another browser',
  thisDevice: 'This device',
  since: (date: string) => `Logged in ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  end: 'Log out',
  /** Names what a button is about, for those who hear it alone. */
  endOf: (device: string) => `Log out: ${device}`,
  endOthers: 'Log out all other devices',
} as const
