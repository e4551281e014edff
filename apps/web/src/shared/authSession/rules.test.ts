import { describe, expect, it } from 'vitest'
import { afterCheck, loggedOutAuthState, safeReturnPath, unknownAuthState, type AuthState } from './rules'

const known: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

describe('a check of the session', () => {
  it('logs in by the word of the server', () => {
    expect(afterCheck(unknownAuthState, { kind: 'loggedIn', name: 'Nimal' })).toEqual({
      ...known,
      canAccessExam: false,
    })
  })

  it('keeps the access flag while it is fetched anew', () => {
    expect(afterCheck(known, { kind: 'loggedIn', name: 'Nimal' }).canAccessExam).toBe(true)
  })

  it('clears the user and the access when the server says nobody', () => {
    expect(afterCheck(known, { kind: 'loggedOut' })).toEqual(loggedOutAuthState)
  })

  it('means logged out when nothing answers a tab that knew nobody', () => {
    expect(afterCheck(unknownAuthState, { kind: 'unreachable' }).status).toBe('loggedOut')
  })

  it('keeps the session that a reloaded tab knew when nothing answers: it takes nobody out of an exam', () => {
    expect(afterCheck(unknownAuthState, { kind: 'unreachable' }, true)).toEqual({
      status: 'loggedIn',
      name: '',
      canAccessExam: false,
      isOffline: true,
    })
    expect(afterCheck(unknownAuthState, { kind: 'loggedOut' }, true)).toEqual(loggedOutAuthState)
  })

  it('keeps a session this tab knows when nothing answers, and says that it is offline', () => {
    expect(afterCheck(known, { kind: 'unreachable' })).toEqual({ ...known, isOffline: true })
  })
})

describe('the way back after logging in', () => {
  it.each(['/exams', '/leaderboard?paper=a#top', '/quiz/65f0'])('takes %s', (path) => {
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
  ])('takes / instead of %j', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })
})
