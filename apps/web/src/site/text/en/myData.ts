/** Every sentence about a user's data and the deletion of the account. */
export const text = {
  heading: 'My data',
  downloadText:
    'Download everything that this site knows about you: one zip file with your account, exams and payments.',
  download: 'Download my data',
  downloaded: 'Your data was downloaded.',
  deleteText: 'Delete your account. You have 7 days to change your mind.',
  delete: 'Delete my account',
  title: 'Delete your account?',
  deletedTitle: 'Deleted after 7 days:',
  deleted:
    'your name, email address, phone number, address and password, your logins, the answers of a running exam, and your places on the leaderboards.',
  staysTitle: 'Stays, without your name:',
  stays:
    'your finished exams, plans and payment records. After that nobody can open them from your account, not even you.',
  now: 'Your other devices will be logged out now. For 7 days you can log in and keep your account.',
  password: 'Your password',
  cancel: 'Cancel',
  requested: 'Your account will be deleted in 7 days.',
  /** @param day as 2 March 2026 */
  pending: (day: string) => `Your account will be deleted on ${day}.`,
  pendingText: 'Until then nothing changes, and you can keep it.',
  keep: 'Keep my account',
  kept: 'Your account stays.',
} as const
