/** The error messages; what fails is in `catalogue.ts`. */
export const text = {
  offline: 'Unable to connect to the server. Please check your internet connection.',
  networkError: 'network error',
  tryLater: 'An error occurred. Please try again later.',
  tryAgain: 'An error occurred. Please try again.',
  advertisements: { failed: 'Failed to fetch advertisements', unknown: 'An error occurred' },
  login: {
    refused: 'Authentication failed. Please try again.',
    failed: 'Login failed. Please check your credentials.',
  },
  signup: { refused: 'Signup failed. Please try again.', failed: 'An error occurred during signup' },
  exam: { rejected: (reason: string) => `Failed to fetch exam: ${reason}`, failed: 'Failed to load exam' },
  pricePlans: 'Failed to fetch price plans',
  freeActivation: {
    loggedOut: 'Please log in to activate the plan.',
    rejected: (reason: string) => `Failed to purchase plan: ${reason}`,
    failed: 'Failed to activate free plan',
  },
  payment: {
    userData: 'User data not available. Please try again later.',
    hash: 'Failed to generate hash for payment.',
    processing: 'An error occurred during payment processing.',
    activation: 'Failed to activate plan after payment.',
    widget: (reason: string) => `Payment error: ${reason}`,
    unknown: 'unknown',
  },
  exams: {
    failed: (reason: string) => `Failed to load exams: ${reason}`,
    shape: 'Expected an array of exams',
  },
  leaderboardExams: {
    failed: (reason: string) => `Failed to fetch papers: ${reason}`,
    shape: 'Expected an array of papers',
  },
  leaderboard: {
    failed: (reason: string) => `Failed to fetch leaderboard: ${reason}`,
    shape: 'Expected an array of leaderboard entries',
  },
  guidelines: {
    notFound: 'Exam not found',
    shape: 'Exam ID is missing in the response',
    failed: 'Failed to load exam guidelines',
  },
  videos: 'Failed to load videos',
  verifyEmail: 'Failed to verify email',
  resend: {
    failed: 'Failed to resend verification code',
    later: 'Failed to resend verification code. Please try again later.',
  },
  resetOtp: { refused: 'Failed to send OTP', failed: 'Failed to send reset OTP' },
  resetPassword: 'Failed to reset password',
  contact: 'Something went wrong. Please try again.',
  myResults: 'Failed to load your results. Please try again later.',
  myDataDownload: 'Failed to download your data. Please try again later.',
  accountDeletion: 'Your account was not changed. Please try again later.',
  keepAccount: 'Your account could not be kept. Please try again.',
  leaderboardSettings: {
    load: 'Failed to load your name on the leaderboards. Please try again later.',
    change: 'Your change was not saved. Please try again.',
  },
  users: 'Failed to fetch users. Please try again later.',
  userActivation: 'Failed to update activation status.',
  /** Without a failed call. */
  noExamSelected: 'No exam selected',
  invalidExamId: 'Invalid exam ID',
  notAnImage: 'This file cannot be shown as an image. Please choose an image file, such as JPEG or PNG.',
} as const
