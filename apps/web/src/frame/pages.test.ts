// @vitest-environment jsdom
import { ApiError } from '@naru/api'
import { createMemoryHistory } from '@tanstack/react-router'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPresentUser } from '@naru/app-shell/attempt/presentUser'
import {
  createAuthSession,
  loggedOutAuthState,
  unknownAuthState,
  type AuthRequests,
  type AuthState,
} from '@naru/app-shell/authSession'
import { documentOf } from '@naru/app-shell/navigation/documentNavigation'
import { budgets, examRoomPages, type Audience } from '../shared/pages'
import { needsConnection, needsLogin } from './guard'
import { pagesOf } from './pagesOf'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('pages.test.ts', '@naru/web')

const { createSiteRouter, followNavigation } = await import('../router')

const learner: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

const nobody = async () => ({ success: false, message: '' })
const noConnection = () => Promise.reject(new ApiError({ kind: 'network', method: 'GET', path: '/api/auth/is-auth' }))

/**
 * Creates the site's router at a path. @param initial the auth state before the check, which reports a logged-out
 * visitor
 */
function siteAt(path: string, initial = loggedOutAuthState, session: AuthRequests['session'] = nobody) {
  const pending = () => new Promise<never>(() => undefined)
  const requests = { session, user: pending, access: pending, logOut: nobody }
  const authSession = createAuthSession(requests, initial)
  const history = createMemoryHistory({ initialEntries: [path] })
  return createSiteRouter({ queryClient: createAppQueryClient(0), authSession }, history)
}

const sitePages = pagesOf(siteAt('/'))
const pages = [...sitePages, ...examRoomPages]

const open: Record<string, Audience> = {
  '/': 'public',
  '/about': 'public',
  '/contact': 'public',
  '/email-verify': 'public',
  '/login': 'visitor',
  '/payment/cancel': 'public',
  '/payment/notify': 'public',
  '/payment/success': 'public',
  '/pricing': 'public',
  '/privacyPolicy': 'public',
  '/refundPolicy': 'public',
  '/reset-password': 'public',
  '/signup': 'visitor',
  '/termsAndConditions': 'public',
  '/unsubscribe/$token': 'public',
  '/verify': 'public',
  '/verify/$scoreReport': 'public',
  // The server rejects non-admins.
  '/userActivation': 'public',
}

describe('the table of pages', () => {
  it('is open at these paths alone', () => {
    expect(pages.filter(({ path }) => path in open).map(({ path }) => path)).toHaveLength(Object.keys(open).length)
  })

  it.each(pages)('has the audience of $path', ({ path, audience }) => {
    expect(audience).toBe(open[path] ?? 'learner')
  })

  it('has no path twice', () => {
    // Whatever a segment is called, it matches the same addresses.
    const addresses = pages.map(({ path }) => path.replaceAll(/\$\w+/g, '$'))
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })

  it('lists the pages of the exam room, and only they open its document', () => {
    expect(JSON.parse(JSON.stringify(examRoomPages))).toEqual(examRoomPages)
    const sample = (path: string) => path.replaceAll(/\$\w+/g, 'a')
    expect(pages.filter(({ path }) => documentOf(sample(path)) === 'room')).toEqual(examRoomPages)
  })

  it.each(pages)('gives $path a budget', ({ budget, audience }) => {
    expect(budget ?? budgets[audience]).toBeGreaterThan(0)
    expect(budget ?? budgets[audience]).toBeLessThanOrEqual(budgets[audience])
  })

  it('prerenders only public pages', () => {
    expect(pages.filter((page) => page.prerender && needsLogin(page))).toEqual([])
  })

  it.each(pages.filter(({ preload = [] }) => preload.length > 0))(
    'preloads for $path what its address names',
    ({ path, preload = [] }) => {
      const names = preload.flatMap((call) => [...call.matchAll(/\$\w+/g)].map(([name]) => name))
      expect(names.filter((name) => !path.split('/').includes(name))).toEqual([])
    },
  )
})

describe('guards', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    vi.stubGlobal('scrollTo', () => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  const opened = async (path: string) => {
    const router = siteAt(path)
    await router.load()
    return router.state.location
  }

  const addresses = (isClosed: boolean) =>
    sitePages.filter((page) => needsLogin(page) === isClosed).map(({ path }) => path.replaceAll(/\$\w+/g, 'abc'))

  it.each(addresses(true))('%s requires a login', async (path) => {
    expect(await opened(path)).toMatchObject({ pathname: '/login', search: { returnTo: path } })
  })

  // The guard of /payment/notify is a redirect of its own.
  it.each([...addresses(false).filter((path) => path !== '/payment/notify'), '/examsplus'])(
    '%s is open',
    async (path) => {
      expect((await opened(path)).pathname).toBe(path)
    },
  )

  it('/payment/notify leads to the plans', async () => {
    expect((await opened('/payment/notify')).pathname).toBe('/pricing')
  })

  it.each([
    ['nimal', '/practice', true],
    // No learner has logged in on this device, or the last one has logged out.
    [undefined, '/practice', false],
    ['', '/practice', false],
    ['nimal', '/practice/drills', true],
    ['nimal', '/words', true],
    ['nimal', '/dashboard', false],
    ['nimal', '/guidelines', false],
  ])('open to %j, who was last logged in here, without a connection %s: %j', async (userId, path, isOpen) => {
    if (userId !== undefined) setPresentUser(userId)
    const router = siteAt(path, unknownAuthState, noConnection)
    await router.load()
    // A page that is not open keeps its address; the frame shows in its place that the device is offline.
    expect(router.state.location.pathname).toBe(path)
    const state = router.options.context.authSession.getState()
    expect(state).toMatchObject({ status: 'loggedOut', isOffline: true })
    expect(needsConnection(router.state.matches.at(-1)?.staticData.page, state)).toBe(!isOpen)
  })

  it.each([
    ['/exams', '/login?returnTo=%2Fexams'],
    ['/about', '/about'],
  ])('redirect a learner whose session has ended from %s to %s', async (path, href) => {
    const router = siteAt('/contact', learner)
    const { authSession } = router.options.context
    await router.load()
    followNavigation(router)
    router.history.push(path)
    // Without a rendered component the router loads explicitly.
    await router.load()
    await vi.waitFor(() => expect(authSession.getState().status).toBe('loggedOut'))
    await new Promise((done) => setTimeout(done))
    expect(router.history.location.href).toBe(href)
  })
})
