// @vitest-environment jsdom
import { logOut, readExamAccess, readSession, readUserData } from '@naru/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, noAnswer, type Answers } from '../testing/answeringApi'
import { noMemory, tabMemory } from './memory'
import { createAuthSession } from './authSession'
import { loggedOutAuthState } from './rules'

const json = (body: unknown, status = 200) => Response.json(body, { status })

function sessionAgainst(answers: Answers, memory = noMemory) {
  const { api, requested } = answeringApi(answers)
  const requests = {
    session: () => readSession(api),
    user: () => readUserData(api),
    access: () => readExamAccess(api),
    logOut: () => logOut(api),
  }
  return { requested, session: createAuthSession(requests, undefined, memory) }
}

const loggedIn: Answers = {
  '/api/auth/is-auth': () => json({ success: true, message: '', user: { name: 'Nimal' } }),
  '/api/user/data': () => json({ userId: 'u1', name: 'Nimal', lName: 'P', email: 'n@x.lk', phone: '+9477' }),
  '/api/auth/check-access': () => json({ canAccessExam: true }),
  '/api/auth/logout': () => json({ success: true, message: 'Logged out' }),
}
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('the auth session', () => {
  it('knows the user, then loads their data and the access flag', async () => {
    const { session, requested } = sessionAgainst(loggedIn)
    expect((await session.check()).name).toBe('Nimal')
    await expect.poll(() => session.getState().canAccessExam).toBe(true)
    expect(requested()).toEqual(['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access'])
  })

  it('knows role and verification where the server says them', async () => {
    const user = { name: 'Nimal', role: 'author', isVerified: false }
    const { session } = sessionAgainst({
      ...loggedIn,
      '/api/auth/is-auth': () => json({ success: true, message: '', user }),
    })
    expect(await session.check()).toMatchObject(user)
    const { session: older } = sessionAgainst(loggedIn)
    const state = await older.check()
    expect([state.role, state.isVerified]).toEqual([undefined, undefined])
  })

  it('joins a pending check', async () => {
    const { session, requested } = sessionAgainst({ '/api/auth/is-auth': () => json({ success: false, message: '' }) })
    await Promise.all([session.check(), session.check()])
    expect(requested()).toEqual(['/api/auth/is-auth'])
  })

  it.each([
    ['success: false', () => json({ success: false, message: '' })],
    ['401', () => json({ success: false, message: 'Not authorized, please login again' }, 401)],
    ['500 with HTML', () => new Response('<h1>Oops</h1>', { status: 500 })],
    ['the wrong shape', () => json({ unexpected: [1, 'two', null] })],
    ['an empty body', () => new Response('')],
    ['no response', noAnswer],
  ])('logs out on %s', async (_what, answer) => {
    const { session } = sessionAgainst({ '/api/auth/is-auth': answer })
    expect((await session.check()).status).toBe('loggedOut')
  })

  it('stays logged in through a network failure, and is cleared by a logged-out response', async () => {
    const answers: Answers = { ...loggedIn }
    const { session } = sessionAgainst(answers)
    await session.check()
    answers['/api/auth/is-auth'] = noAnswer
    expect(await session.check()).toMatchObject({ status: 'loggedIn', name: 'Nimal', isOffline: true })
    answers['/api/auth/is-auth'] = () => json({ success: false, message: '' })
    expect(await session.check()).toEqual(loggedOutAuthState)
  })

  it('logs out', async () => {
    const { session } = sessionAgainst(loggedIn)
    await session.check()
    expect(await session.logout()).toBe(true)
    expect(session.getState()).toMatchObject({ status: 'loggedOut', name: '', canAccessExam: false })
  })

  it.each([
    ['refused', () => json({ success: false, message: 'No' })],
    ['failing', () => json({ success: false, message: 'Down' }, 500)],
  ])('does not change on a %s logout', async (_what, answer) => {
    const { session } = sessionAgainst({ ...loggedIn, '/api/auth/logout': answer })
    await session.check()
    await settled()
    expect(await session.logout()).toBe(false)
    expect(session.getState().status).toBe('loggedIn')
  })

  describe('of a reloaded tab', () => {
    afterEach(() => sessionStorage.clear())
    const offline: Answers = { '/api/auth/is-auth': noAnswer }

    it('stays logged in while the server does not respond, and stores only a flag', async () => {
      await sessionAgainst(loggedIn, tabMemory).session.check()
      expect(Object.entries(sessionStorage)).toEqual([['naru.session', 'known']])
      const { session } = sessionAgainst(offline, tabMemory)
      expect(await session.check()).toMatchObject({ status: 'loggedIn', name: '', isOffline: true })
    })

    it.each([
      ['logging out', loggedIn, 'logout'],
      ['the response of the server', { '/api/auth/is-auth': () => json({ success: false, message: '' }) }, 'check'],
    ] as const)('is cleared by %s', async (_what, answers, action) => {
      tabMemory.remember(true)
      await sessionAgainst(answers, tabMemory).session[action]()
      expect((await sessionAgainst(offline, tabMemory).session.check()).status).toBe('loggedOut')
    })

    it('is unknown where storage is blocked', async () => {
      const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
      tabMemory.remember(true)
      expect((await sessionAgainst(offline, tabMemory).session.check()).status).toBe('loggedOut')
      storage.mockRestore()
    })
  })
})
