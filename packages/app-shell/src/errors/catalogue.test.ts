import { describe, expect, it } from 'vitest'
import { createApi, readExam } from '@naru/api'
import { translatorOf } from '@naru/ui/language'
import { errorsIn, isNotAuthorized, type CallOnScreen } from '.'
import { formatters } from './catalogue'
import type { Failure } from './failure'
import english from './text/en/errors.json'
import sinhala from './text/si/errors.json'

const t = translatorOf({ language: 'en', messages: english })
const { formatError, formatFailure } = errorsIn(t, 'en')

const http = (status: number, statusText: string, message?: string): Failure => ({
  kind: 'http',
  status,
  statusText,
  ...(message === undefined ? {} : { message }),
})
const refused = (message?: string): Failure => ({
  kind: 'refused',
  status: 200,
  statusText: 'OK',
  ...(message === undefined ? {} : { message }),
})
const network: Failure = { kind: 'network', status: 0, statusText: '', detail: 'Failed to fetch' }
const shape: Failure = { kind: 'shape', status: 200, statusText: 'OK' }
const other: Failure = { kind: 'other', status: 0, statusText: '' }
const broken = http(500, 'Internal Server Error')

const offline = 'Unable to connect to the server. Please check your internet connection.'

/** What the specification's own table (`errorTable.test.ts`) does not name. */
const rows: [CallOnScreen, string, Failure, string][] = [
  ['signup', 'anything else', shape, 'An error occurred. Please try again later.'],
  ['pricePlans', 'no response', network, offline],
  ['pricePlans', 'anything but an array', shape, 'Failed to fetch price plans'],
  ['freeActivation', 'no session', http(401, 'Unauthorized'), 'Please log in to activate the plan.'],
  ['freeActivation', 'an error status without a message', broken, 'Failed to purchase plan: Internal Server Error'],
  ['freeActivation', 'a rejection without a message', refused(), 'Failed to activate free plan'],
  ['paymentStart', 'an error status', broken, 'Failed to generate hash for payment.'],
  ['paymentHash', 'a signed answer without hash or merchant', other, 'Failed to generate hash for payment.'],
  ['paymentProcessing', 'a widget that breaks', other, 'An error occurred during payment processing.'],
  ['exams', 'a status without words', http(503, ''), 'Failed to load exams: 503'],
  ['exams', 'anything but an array', shape, 'Failed to load exams: Expected an array of exams'],
  ['leaderboard', 'an error status', http(403, 'Forbidden'), 'Failed to fetch leaderboard: 403 Forbidden'],
  ['exam', 'an error status without a message', broken, 'Failed to fetch exam: Internal Server Error'],
  ['sendResetOtp', 'a server message', http(429, 'Too Many Requests', 'Slow down'), 'Slow down'],
  ['resendVerification', 'a server message', http(409, 'Conflict', 'Already verified.'), 'Already verified.'],
  ['resendVerification', 'no response', network, 'Failed to resend verification code. Please try again later.'],
  ['resetPassword', 'no response', network, 'An error occurred. Please try again.'],
  ['contact', 'no response', network, offline],
  ['contact', 'an answer of another shape', shape, 'Something went wrong. Please try again.'],
  ['myResults', 'no response', network, offline],
  ['myResults', 'anything else', broken, 'Failed to load your results. Please try again later.'],
  ['profile', 'no response', network, offline],
  ['profile', 'an error status', broken, 'Failed to load your profile. Please try again later.'],
  ['changeProfile', 'a server message', http(400, 'Bad Request', 'Enter your name.'), 'Enter your name.'],
  ['leaderboardSettings', 'no response', network, offline],
  [
    'leaderboardSettings',
    'an error status',
    broken,
    'Failed to load your name on the leaderboards. Please try again later.',
  ],
  [
    'changeLeaderboardSettings',
    'a server message',
    http(400, 'Bad Request', 'Please enter a display name.'),
    'Please enter a display name.',
  ],
  ['changeLeaderboardSettings', 'no message', broken, 'Your change was not saved. Please try again.'],
  ['changeLanguage', 'no response', network, offline],
]

describe('the error catalogue', () => {
  it.each(rows)('%s: %s', (screen, _what, failure, sentence) => {
    expect(formatFailure(screen, failure)).toBe(sentence)
  })

  it('has a message for every kind of failure on every screen', () => {
    for (const format of Object.values(formatters)) {
      for (const failure of [broken, refused(), network, shape, other]) expect(format(failure, t)).not.toBe('')
    }
  })

  it('detects a missing session by status or message', () => {
    expect(isNotAuthorized(http(401, 'Unauthorized'))).toBe(true)
    expect(isNotAuthorized(refused('Not authorized, please login again'))).toBe(true)
    expect(isNotAuthorized({ ...broken, text: 'Not authorized, please login again' })).toBe(true)
    expect(isNotAuthorized(broken)).toBe(false)
  })
})

describe('in another language than English', () => {
  const inSinhala = translatorOf({ language: 'si', messages: sinhala })
  const { formatFailure: format } = errorsIn(inSinhala, 'si')
  it.each<[CallOnScreen, Failure, string]>([
    ['advertisements', network, inSinhala('advertisements.unknown')],
    ['exam', broken, inSinhala('exam.rejected', { reason: '500' })],
    ['exam', { ...broken, text: 'database is asleep' }, inSinhala('exam.rejected', { reason: '500' })],
    ['exam', http(403, 'Forbidden', 'සැලැස්මක් නැත'), inSinhala('exam.rejected', { reason: 'සැලැස්මක් නැත' })],
    [
      'freeActivation',
      { ...broken, text: 'database is asleep' },
      inSinhala('freeActivation.rejected', { reason: '500' }),
    ],
    ['exams', broken, inSinhala('exams.failed', { reason: '500' })],
    ['exams', network, inSinhala('exams.failed', { reason: sinhala.networkError })],
    ['leaderboardExams', broken, inSinhala('leaderboardExams.failed', { reason: '500' })],
    ['leaderboard', http(403, 'Forbidden'), inSinhala('leaderboard.failed', { reason: '403' })],
    ['paymentWidget', { ...other, detail: 'declined' }, inSinhala('payment.widget', { reason: 'declined' })],
  ])('%s shows nothing that the browser or the protocol says: %j', (call, failure, sentence) => {
    expect(format(call, failure)).toBe(sentence)
  })
})

describe('{text} of a failed call', () => {
  const long = 'The database is asleep. '.repeat(9).trim()
  const bodies: [string, string, string][] = [
    ['the message', JSON.stringify({ message: 'No plan' }), 'No plan'],
    ['a plain-text body', ' database is asleep\n', 'database is asleep'],
    ['a plain-text body of 200 characters', long.slice(0, 200), long.slice(0, 200)],
    ['the status text for a longer body', long, 'Internal Server Error'],
    ['the status text for HTML', '<!doctype html><h1>Oops</h1>', 'Internal Server Error'],
    ['the status text for text with markup', 'Oops<br>again', 'Internal Server Error'],
    ['the status text for JSON without a message', '{"code":"x"}', 'Internal Server Error'],
    ['the status text for binary data', 'a\u0000b', 'Internal Server Error'],
    ['the status text for an empty body', '', 'Internal Server Error'],
  ]
  it.each(bodies)('is %s', async (_what, body, text) => {
    const response = () => new Response(body, { status: 500, statusText: 'Internal Server Error' })
    const api = createApi({ baseUrl: 'http://naru.test', fetch: async () => response() })
    const error: unknown = await readExam(api, 'mini').catch((thrown: unknown) => thrown)
    expect(formatError('exam', error)).toBe(`Failed to fetch exam: ${text}`)
    expect(formatError('freeActivation', error)).toBe(`Failed to purchase plan: ${text}`)
  })
})
