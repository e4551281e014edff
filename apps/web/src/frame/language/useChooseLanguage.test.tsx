// @vitest-environment jsdom
import { userDataQuery } from '@naru/api/queries'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, renderHook } from '@testing-library/react'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthSessionProvider, createAuthSession, loggedOutAuthState, type AuthState } from '@naru/app-shell/authSession'
import { getChosenLanguage, getLanguage, initLanguage, rememberLanguage } from '@naru/app-shell/language'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('useChooseLanguage.test.tsx', '@naru/web')

// Outside a browser an address needs an origin.
vi.stubGlobal(
  'Request',
  class extends Request {
    constructor(address: string | URL | Request, options?: RequestInit) {
      super(typeof address === 'string' ? new URL(address, 'http://naru.test') : address, options)
    }
  },
)
const { api } = await import('@naru/app-shell/api')
const { createSiteRouter } = await import('../../router')
const { useChooseLanguage } = await import('./useChooseLanguage')
const { useAccountLanguage } = await import('./useAccountLanguage')

const learner: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }
const user = { userId: 'u1', name: 'Nimal', lName: 'P', email: 'n@x.lk', phone: '+9477' }

function siteAt(address: string, state: AuthState) {
  const pending = () => new Promise<never>(() => undefined)
  const queryClient = createAppQueryClient(0)
  const authSession = createAuthSession({ session: pending, user: pending, access: pending, logOut: pending }, state)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createSiteRouter({ queryClient, authSession }, history)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <AuthSessionProvider value={authSession}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </AuthSessionProvider>
    </QueryClientProvider>
  )
  return { history, queryClient, wrapper }
}

const requested: string[] = []
beforeEach(() => {
  initLanguage('en')
  requested.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json({ success: false, message: 'Down' }, { status: 500 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.cookie = 'naru.language=; Path=/; Max-Age=0'
})

it.each([
  ['/pricing', 'si', '/pricing'],
  ['/si/pricing?plan=a#b', 'ta', '/ta/pricing?plan=a#b'],
  ['/si/pricing', 'en', '/pricing'],
  ['/ko/', 'si', '/si/'],
  ['/ko', 'en', '/'],
] as const)('from %s the choice of %s leads to %s', async (address, language, expected) => {
  const { history, wrapper } = siteAt(address, loggedOutAuthState)
  const { result } = renderHook(() => useChooseLanguage(), { wrapper })
  await result.current(language)
  expect(history.location.href).toBe(expected)
  expect(history.length).toBe(1)
  expect([getLanguage(), getChosenLanguage()]).toEqual([language, language])
  expect(requested).toEqual([])
})

it('stores the choice of a learner in the account, and on the device when that fails', async () => {
  const { wrapper } = siteAt('/pricing', learner)
  const { result } = renderHook(() => useChooseLanguage(), { wrapper })
  await result.current('si')
  expect(getChosenLanguage()).toBe('si')
  // The choice does not wait for the account.
  await vi.waitFor(() => expect(requested).toContain('PUT /api/user/language'))
})

it.each([
  ['/pricing', undefined, 'ta', 'ta', 'ta'],
  ['/pricing', 'si', 'ta', 'ta', 'ta'],
  ['/ko/pricing', 'ko', 'ta', 'ko', 'ta'],
  ['/pricing', 'si', undefined, 'en', 'si'],
  ['/pricing', undefined, 'xx', 'en', undefined],
] as const)(
  'at %s with the choice %s the account’s %s shows %s and chooses %s',
  async (address, choice, language, shown, chosen) => {
    if (choice !== undefined) rememberLanguage(choice)
    const { queryClient, wrapper } = siteAt(address, learner)
    queryClient.setQueryData<object>(userDataQuery(api).queryKey, { ...user, language })
    renderHook(() => useAccountLanguage(), { wrapper })
    await vi.waitFor(() => expect(getLanguage()).toBe(shown))
    await new Promise((done) => setTimeout(done))
    expect(getLanguage()).toBe(shown)
    expect(getChosenLanguage()).toBe(chosen)
  },
)
