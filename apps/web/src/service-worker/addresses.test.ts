import { describe, expect, it } from 'vitest'
import { examRoomAddress, foreignAddress, ownPolicyAddress } from './addresses'

describe('the worker', () => {
  it.each([
    '/api',
    '/api/exams/65f0',
    '/api/auth/is-auth',
    '/media/0123.m4a',
    '/healthz',
    '/payment/start',
    '/api?x',
    '/__payhere/pay/window/0123',
    '/admin',
    '/desk/papers/a?b',
    '/staff/assets/main.js',
  ])('ignores %s', (path) => {
    expect(foreignAddress.test(path)).toBe(true)
  })

  it.each(['/', '/quiz/65f0/more', '/quizzes', '/guidelines', '/payment/success', '/apiary', '/administration'])(
    'serves %s as a page of the site',
    (path) => {
      expect(foreignAddress.test(path)).toBe(false)
      expect(examRoomAddress.test(path)).toBe(false)
    },
  )

  it.each(['/quiz', '/quiz/65f0', '/quiz?again', '/quiz/'])('serves %s as the exam room', (path) => {
    expect(examRoomAddress.test(path)).toBe(true)
  })

  it.each([
    ['/pricing', true],
    ['/pricing/?plan=a', true],
    ['/si/pricing', true],
    ['/practice/listening', true],
    ['/practice', false],
    ['/pricings', false],
    ['/admin/pricing', false],
    ['/', false],
  ])('fetches %s for its own policy: %s', (path, isFetched) => {
    expect(ownPolicyAddress.test(path)).toBe(isFetched)
  })
})
