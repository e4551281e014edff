import { describe, expect, it } from 'vitest'
import { afterCheck, loggedOutAuthState, safeReturnPath, unknownAuthState, type AuthState } from './rules'

const known: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

describe('a check of the session', () => {
  it('logs in on the response of the server', () => {
    expect(afterCheck(unknownAuthState, { kind: 'loggedIn', name: 'Nimal' })).toEqual({
      ...known,
      canAccessExam: false,
    })
  })

  it('preserves the access flag while it is refetched', () => {
    expect(afterCheck(known, { kind: 'loggedIn', name: 'Nimal' }).canAccessExam).toBe(true)
  })

  it('clears user and access on a logged-out response', () => {
    expect(afterCheck(known, { kind: 'loggedOut' })).toEqual(loggedOutAuthState)
  })

  it('logs out a tab without a known session when there is no response', () => {
    expect(afterCheck(unknownAuthState, { kind: 'unreachable' }).status).toBe('loggedOut')
  })

  it('preserves the session of a reloaded tab without a response, so that an exam continues', () => {
    expect(afterCheck(unknownAuthState, { kind: 'unreachable' }, true)).toEqual({
      status: 'loggedIn',
      name: '',
      canAccessExam: false,
      isOffline: true,
    })
    expect(afterCheck(unknownAuthState, { kind: 'loggedOut' }, true)).toEqual(loggedOutAuthState)
  })

  it('preserves a known session without a response, and is offline', () => {
    expect(afterCheck(known, { kind: 'unreachable' })).toEqual({ ...known, isOffline: true })
  })
})

describe('the return path after login', () => {
  it.each(['/exams', '/leaderboard?paper=a#top', '/quiz/65f0'])('accepts %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    undefined,
    7,
    '',
    'exams',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    '/login',
    '/login?returnTo=/login',
  ])('replaces %j by /', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })
})
