import type { Route } from '@playwright/test'

/** The ways in which a request may fail. */
export const badResponseKinds = [
  '500 with HTML',
  '200 with the wrong shape',
  '200 with an empty body',
  'a refused connection',
] as const
export type BadResponse = (typeof badResponseKinds)[number]

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
  call: string
  /** Text shown while the response is pending. */
  waiting: string
  /** Text shown instead, by kind of failure. */
  says: Partial<Record<BadResponse, string | RegExp>>
}

/** What an unknown session and no connection lead to. That other bodies count as unknown, too, the unit tests of the session hold. */
const withoutSession = (sentence: string): LoadingPage['says'] => ({
  '500 with HTML': sentence,
  'a refused connection': 'You are offline',
})

const unexpected = 'Failed to load exams: Expected an array of exams'

/** One page of each way to load data. The stories hold every page's sentences, and the error catalogue every call's. */
export const loadingPages: LoadingPage[] = [
  {
    path: '/exams',
    call: '**/api/exams',
    waiting: 'Loading exams…',
    says: {
      '500 with HTML': 'Failed to load exams: Internal Server Error',
      '200 with the wrong shape': unexpected,
      '200 with an empty body': unexpected,
      'a refused connection': 'Failed to load exams: network error',
    },
  },
  {
    path: '/quiz/eps-topik-mini',
    call: '**/api/exams/eps-topik-mini',
    waiting: 'Loading exam…',
    says: {
      '500 with HTML': 'Failed to fetch exam: Internal Server Error',
      '200 with the wrong shape': 'Failed to load exam',
      'a refused connection': 'Failed to load exam',
    },
  },
  {
    path: '/exams',
    call: '**/api/auth/check-access',
    waiting: 'Available Exams',
    says: { '200 with the wrong shape': 'Available Exams', 'a refused connection': 'Available Exams' },
  },
  // An unknown session counts as logged out; a learner's page then redirects to login. Without a connection nobody can log in.
  { path: '/dashboard', call: '**/api/auth/is-auth', waiting: 'Loading…', says: withoutSession('Welcome back') },
  { path: '/', call: '**/api/auth/is-auth', waiting: 'WELCOME', says: withoutSession('Login') },
]
