import type { Route } from '@playwright/test'

/** The ways in which a request may fail. */
export const badResponseKinds = [
  '500 with HTML',
  '200 with the wrong shape',
  '200 with an empty body',
  'a refused connection',
] as const
/** One of them. */
export type BadResponse = (typeof badResponseKinds)[number]

/** Route handlers that fail in each of these ways. */
export const badResponses: Record<BadResponse, (route: Route) => Promise<void>> = {
  '500 with HTML': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Internal Server Error</h1>' }),
  '200 with the wrong shape': (route) => route.fulfill({ json: { unexpected: [1, 'two', null] } }),
  '200 with an empty body': (route) => route.fulfill({ status: 200, body: '' }),
  'a refused connection': (route) => route.abort('connectionrefused'),
}

/** A page that loads data, the request it sends, and what it shows when that request fails. */
export interface LoadingPage {
  path: string
  /** The request's URL pattern. */
  call: string
  /** Text shown while the response is pending; undefined where the page does not wait. */
  waiting?: string | RegExp
  /** Text shown instead, by kind of failure. */
  says: Record<BadResponse, string | RegExp>
}

const always = (sentence: string): LoadingPage['says'] => ({
  '500 with HTML': sentence,
  '200 with the wrong shape': sentence,
  '200 with an empty body': sentence,
  'a refused connection': sentence,
})

const expected = (sentence: string) => ({ '200 with the wrong shape': sentence, '200 with an empty body': sentence })

/** Every page that loads data. */
export const loadingPages: LoadingPage[] = [
  {
    path: '/',
    call: '**/api/advertisements',
    waiting: 'Loading advertisements...',
    says: {
      ...expected('Error: An error occurred'),
      '500 with HTML': 'Error: Failed to fetch advertisements',
      'a refused connection': 'Error: Failed to fetch',
    },
  },
  {
    path: '/pricing',
    call: '**/api/price-plans',
    waiting: 'Loading price plans...',
    says: {
      ...always('Failed to fetch price plans'),
      'a refused connection': 'Unable to connect to the server. Please check your internet connection.',
    },
  },
  {
    path: '/exams',
    call: '**/api/exams',
    waiting: 'Loading exams…',
    says: {
      ...expected('Failed to load exams: Expected an array of exams'),
      '500 with HTML': 'Failed to load exams: Internal Server Error',
      'a refused connection': 'Failed to load exams: network error',
    },
  },
  {
    path: '/guidelines',
    call: '**/api/exams/eps-topik-mini',
    waiting: 'Loading guidelines…',
    says: {
      ...expected('Exam ID is missing in the response'),
      '500 with HTML': 'Failed to load exam guidelines',
      'a refused connection': 'Failed to load exam guidelines',
    },
  },
  {
    path: '/quiz/eps-topik-mini',
    call: '**/api/exams/eps-topik-mini',
    waiting: 'Loading exam…',
    says: { ...always('Failed to load exam'), '500 with HTML': 'Failed to fetch exam: Internal Server Error' },
  },
  {
    path: '/leaderboard',
    call: '**/api/exams',
    waiting: 'Loading papers…',
    says: {
      ...expected('Expected an array of papers'),
      '500 with HTML': 'Failed to fetch papers: 500 Internal Server Error',
      'a refused connection': 'Failed to fetch papers: network error',
    },
  },
  {
    path: '/leaderboard',
    call: '**/api/results/leaderboard?*',
    waiting: 'Loading leaderboard…',
    says: {
      ...expected('Expected an array of leaderboard entries'),
      '500 with HTML': 'Failed to fetch leaderboard: 500 Internal Server Error',
      'a refused connection': 'Failed to fetch leaderboard: network error',
    },
  },
  {
    path: '/videos',
    call: '**/api/videos',
    waiting: 'Loading videos...',
    says: always('Failed to load videos'),
  },
  {
    path: '/myresult',
    call: '**/api/results/mine',
    waiting: 'Loading results…',
    says: {
      ...always('Failed to load your results. Please try again later.'),
      // An API without this operation responds so.
      '200 with an empty body': 'Sample results',
      'a refused connection': 'Unable to connect to the server. Please check your internet connection.',
    },
  },
  {
    path: '/userActivation',
    call: '**/api/user',
    waiting: 'Loading...',
    says: always('Failed to fetch users. Please try again later.'),
  },
  {
    path: '/payment/success',
    call: '**/api/auth/check-access',
    waiting: 'Checking whether your plan is active…',
    says: {
      ...always('We could not check whether your plan is active.'),
      // Only an explicit yes confirms.
      '200 with the wrong shape': 'Your payment is not confirmed yet.',
    },
  },
  { path: '/dashboard', call: '**/api/user/data', says: always('Hello, User') },
  { path: '/profile', call: '**/api/user/data', says: always('Edit Profile') },
  { path: '/exams', call: '**/api/auth/check-access', says: always('Available Exams') },
  // An unknown session counts as logged out; a learner's page then redirects to login.
  { path: '/dashboard', call: '**/api/auth/is-auth', waiting: 'Loading…', says: always('Welcome back') },
  { path: '/', call: '**/api/auth/is-auth', waiting: 'WELCOME', says: always('Login') },
]
