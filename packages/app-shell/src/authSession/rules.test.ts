import { describe, expect, it } from 'vitest'
import { afterCheck, safeReturnPath, type AuthState } from './rules'

it('a check preserves the access flag while it is refetched', () => {
  const known: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }
  expect(afterCheck(known, { kind: 'loggedIn', name: 'Nimal' })).toEqual(known)
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
