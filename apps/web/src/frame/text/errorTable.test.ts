import { examText } from '@naru/exam-kit/text'
import { translatorOf } from '@naru/ui/language'
import { describe, expect, it } from 'vitest'
import account from '../../account/text/en/account.json'
import plans from '@naru/app-shell/text/en/plans.json'
import site from './en/site.json'
import student from './en/student.json'
import { errorsIn } from '@naru/app-shell/errors'
import errors from '@naru/app-shell/errors/text/en/errors.json'
import { refusal, type Failure } from '@naru/app-shell/errors/failure'

const status = (code: number, statusText: string, message?: string): Failure => ({
  kind: 'http',
  status: code,
  statusText,
  ...(message === undefined ? {} : { message }),
})
const broken = status(500, 'Internal Server Error')
const silent: Failure = { kind: 'network', status: 0, statusText: '', detail: 'Failed to fetch' }
const misshapen: Failure = { kind: 'shape', status: 200, statusText: 'OK' }
const ours: Failure = { kind: 'other', status: 0, statusText: '' }
const refused = refusal('')

const { formatFailure } = errorsIn(translatorOf({ language: 'en', messages: errors }), 'en')

const exam = await examText.load('en')
const { dialogs, audio, guidelines } = exam.messages
const titled = ({ title, message }: { title: string; message: string }) => `${title}: ${message}`
const unreachable = 'Unable to connect to the server. Please check your internet connection.'

/** The error catalogue of the specification, in its order: what happens, the sentence that the site has for it, and the sentence as specified. */
const table: [what: string, sentence: string, specified: string][] = [
  [
    'advertisements: non-ok',
    site.home.errorPrefix + formatFailure('advertisements', broken),
    'Error: Failed to fetch advertisements',
  ],
  [
    'advertisements: a thrown error',
    site.home.errorPrefix + formatFailure('advertisements', silent),
    'Error: Failed to fetch',
  ],
  ['advertisements: a thrown error without message', formatFailure('advertisements', ours), 'An error occurred'],

  ['login: success false with a message', formatFailure('login', refusal('No such user')), 'No such user'],
  ['login: success false', formatFailure('login', refused), 'Authentication failed. Please try again.'],
  ['login: server error with a message', formatFailure('login', status(401, 'Unauthorized', 'Wrong')), 'Wrong'],
  ['login: server error', formatFailure('login', broken), 'Login failed. Please check your credentials.'],
  ['login: no response', formatFailure('login', silent), unreachable],
  ['login: otherwise', formatFailure('login', ours), 'An error occurred. Please try again later.'],

  ['send reset OTP: failure', formatFailure('sendResetOtp', broken), 'Failed to send reset OTP'],
  ['reset password: failure', formatFailure('resetPassword', broken), 'Failed to reset password'],

  [
    'signup: success false with a message',
    formatFailure('signup', refusal('User already exists')),
    'User already exists',
  ],
  ['signup: success false', formatFailure('signup', refused), 'Signup failed. Please try again.'],
  ['signup: response without message', formatFailure('signup', broken), 'An error occurred during signup'],
  ['signup: no response', formatFailure('signup', silent), unreachable],
  ['signup: other', formatFailure('signup', ours), 'An error occurred. Please try again later.'],

  [
    'price plans: failure with a message',
    formatFailure('pricePlans', status(503, '', 'Down for repair')),
    'Down for repair',
  ],

  [
    'free activation: not authorized',
    formatFailure('freeActivation', refusal('Not authorized, please login again')),
    'Please log in to activate the plan.',
  ],
  ['free activation: no message', formatFailure('freeActivation', silent), 'Failed to activate free plan'],
  ['free activation: success', plans.pricing.activated, 'Free plan activated successfully!'],

  [
    'payment: no user data',
    formatFailure('paymentUserData', broken),
    'User data not available. Please try again later.',
  ],
  ['payment: no hash', formatFailure('paymentStart', misshapen), 'Failed to generate hash for payment.'],
  ['payment: no response', formatFailure('paymentStart', silent), 'An error occurred during payment processing.'],
  ['payment: activation failed', formatFailure('paymentActivation', broken), 'Failed to activate plan after payment.'],
  ['payment: widget error', formatFailure('paymentWidget', { ...ours, detail: 'declined' }), 'Payment error: declined'],

  ['exam fetch', formatFailure('exam', status(403, 'Forbidden', 'No plan')), 'Failed to fetch exam: No plan'],
  [
    'purchase',
    formatFailure('freeActivation', status(404, 'Not Found', 'No such plan')),
    'Failed to purchase plan: No such plan',
  ],

  ['exam list: panel', student.exams.errorTitle, 'Error:'],
  ['exam list', formatFailure('exams', broken), 'Failed to load exams: Internal Server Error'],

  [
    'leaderboard: papers',
    formatFailure('leaderboardExams', broken),
    'Failed to fetch papers: 500 Internal Server Error',
  ],
  [
    'leaderboard: entries',
    formatFailure('leaderboard', broken),
    'Failed to fetch leaderboard: 500 Internal Server Error',
  ],
  [
    'leaderboard: papers that are no array',
    formatFailure('leaderboardExams', misshapen),
    'Expected an array of papers',
  ],
  [
    'leaderboard: entries that are no array',
    formatFailure('leaderboard', misshapen),
    'Expected an array of leaderboard entries',
  ],
  ['leaderboard: no results', student.leaderboard.empty, 'No results available for this paper.'],
  ['leaderboard: no paper', student.leaderboard.pleaseSelect, 'Please select a paper to view the leaderboard.'],

  ['videos: failure', formatFailure('videos', broken), 'Failed to load videos'],
  ['videos: none', student.videos.empty, 'No videos available.'],
  ['videos: loading', student.videos.loading, 'Loading videos...'],

  ['guidelines: nothing chosen', errors.noExamSelected, 'No exam selected'],
  ['guidelines: failure', formatFailure('guidelines', broken), 'Failed to load exam guidelines'],
  ['guidelines: unknown exam', formatFailure('guidelines', status(404, 'Not Found')), 'Exam not found'],
  ['guidelines: no id in the response', formatFailure('guidelines', misshapen), 'Exam ID is missing in the response'],
  ['guidelines: none', guidelines.none, 'No guidelines available for this exam.'],

  ['exam taking: nothing chosen', errors.noExamSelected, 'No exam selected'],
  ['exam taking: failure', formatFailure('exam', silent), 'Failed to load exam'],
  ['exam taking: nothing to save', titled(dialogs.noQuestions), 'Error: No questions available to save.'],
  ['exam taking: no start', titled(dialogs.startTimeMissing), 'Error: Start time is missing. Please restart the exam.'],
  ['exam taking: save refused', dialogs.saveFailed.refused, 'Failed to save result'],
  ['exam taking: save failed', titled(dialogs.saveFailed), 'Error: Failed to save result. Please try again.'],
  [
    'exam taking: saved',
    translatorOf(exam)('dialogs.saved.message', { attempt: 2 }),
    'Result saved successfully! Attempt 2',
  ],

  ['email verify: server message', formatFailure('verifyEmail', refusal('Invalid OTP')), 'Invalid OTP'],
  ['email verify: no message', formatFailure('verifyEmail', refused), 'Failed to verify email'],
  ['email verify: no response', formatFailure('verifyEmail', silent), 'An error occurred. Please try again.'],
  ['email verify: success', account.emailVerify.done, 'Email verified successfully'],

  ['reset: code not sent', formatFailure('sendResetOtp', refused), 'Failed to send OTP'],
  ['reset: no response', formatFailure('sendResetOtp', silent), 'An error occurred. Please try again.'],
  ['reset: code not sent again', formatFailure('resendResetOtp', refused), 'Failed to resend verification code'],
  [
    'reset: no response to the second request',
    formatFailure('resendResetOtp', silent),
    'Failed to resend verification code. Please try again later.',
  ],
  ['reset: password refused', formatFailure('resetPassword', refused), 'Failed to reset password'],
  ['reset: code sent', account.resetPassword.otpSent, 'OTP sent to your email'],
  ['reset: code complete', account.resetPassword.otpVerified, 'OTP verified. Please set a new password.'],
  ['reset: code sent again', account.resetPassword.otpResent, 'A new verification code has been sent to your email'],
  ['reset: done', account.resetPassword.done, 'Password has been reset successfully!'],

  ['users list: failure', formatFailure('users', broken), 'Failed to fetch users. Please try again later.'],
  ['users list: switch failed', formatFailure('userActivation', broken), 'Failed to update activation status.'],
  ['users list: server message', formatFailure('userActivation', status(403, '', 'Not yourself')), 'Not yourself'],

  ['audio: failed to play', audio.failed['failed-to-play'], 'Failed to play audio. Please select an answer.'],
  ['audio: missing', audio.failed['not-available'], 'Audio file not available. Please select an answer.'],
  ['audio: broken', audio.failed['failed-to-load'], 'Audio file failed to load. Please select an answer.'],
]

describe('the error catalogue of the specification, row by row', () => {
  it.each(table)('%s', (_what, sentence, specified) => {
    expect(sentence).toBe(specified)
  })
})
