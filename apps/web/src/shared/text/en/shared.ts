/** The sentences that both documents show. */
export const text = {
  site: {
    name: 'Naru',
    titled: (page: string) => `${page} · Naru`,
    skipToContent: 'Skip to content',
    offline: 'You are offline. This page may be out of date. It will update when you are online again.',
    loading: 'Loading…',
    updateReady: 'A new version of Naru is ready',
    reload: 'Reload',
  },
  /** The choice of a language. */
  language: {
    label: 'Language',
    /** Below the list of languages of the exam room. */
    draft: 'Draft translation',
    partlyEnglish: 'Some texts could not be loaded and are in English.',
    tryAgain: 'Try again',
    failed: 'The language could not be changed. Please try again.',
  },
  /** Why an attempt is on no leaderboard. */
  unranked: {
    repeated: 'Practice: only a first attempt is ranked',
    automatic: 'Submitted when time ran out',
    late: 'Received too late to be ranked',
    'no-evidence': 'Practice: you were offline during the attempt, so it is not ranked',
    'offline-start': 'Practice: you were offline when the exam began, so it is not ranked',
    'impossible-time': 'Practice: the recorded times do not add up, so it is not ranked',
    unverified: 'Not ranked until you verify your email address',
  },
  login: {
    title: 'Login',
    heading: 'Welcome back',
    welcome: 'Log in and continue where you left off.',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    rememberHint: 'Fills in your email next time on this device.',
    submit: 'LOGIN',
    submitting: 'Logging in...',
    noAccount: 'No account yet?',
    signup: 'Sign up',
    forgot: 'Forgot password?',
    returning: 'Please log in to see that page.',
    accountReady: 'Your account is ready. Please log in.',
    codeMailed: (email: string) => `We sent a code to ${email}. After you log in, enter it under Verify email.`,
  },
  pageErrors: {
    offlineTitle: 'You are offline',
    offlineText: 'This page opens when you are online again.',
    offlineWorks:
      'Practice and words work without a connection, and so does an exam that you have started: its answers are saved on this device.',
    notFoundTitle: 'Page not found',
    notFoundText: 'There is no page at this address. It may have moved, or the link may be wrong.',
    failedTitle: 'Something went wrong',
    failedText: 'This page could not be shown. Your answers and your account are safe.',
    tryAgain: 'Try again',
    home: 'Go to the home page',
  },
} as const
