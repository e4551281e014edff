// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { describe, expect, it, vi } from 'vitest'
import { createAuthSession, loggedOutAuthState } from '@naru/app-shell/authSession'
import { addressLanguage } from './languageAddress'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('languageAddress.test.ts', '@naru/web')

const { createSiteRouter } = await import('../../router')

const pending = () => new Promise<never>(() => undefined)

function siteAt(address: string) {
  const requests = { session: pending, user: pending, access: pending, logOut: pending }
  const authSession = createAuthSession(requests, loggedOutAuthState)
  const history = createMemoryHistory({ initialEntries: [address] })
  return createSiteRouter({ queryClient: createAppQueryClient(0), authSession }, history)
}

describe('an address with a language', () => {
  it.each([
    ['/si', 'si', '/'],
    ['/si/', 'si', '/'],
    ['/ta/pricing', 'ta', '/pricing'],
    ['/ko/pricing/', 'ko', '/pricing/'],
    ['/si/login?returnTo=%2Fexams#a', 'si', '/login'],
    ['/pricing', undefined, '/pricing'],
    ['/', undefined, '/'],
    // No page: neither is the first part a language, nor has the rest one.
    ['/en/pricing', undefined, '/en/pricing'],
    ['/xx/pricing', undefined, '/xx/pricing'],
    ['/SI/pricing', undefined, '/SI/pricing'],
    ['/sinhala', undefined, '/sinhala'],
    ['/si/dashboard', undefined, '/si/dashboard'],
    ['/si/ta/pricing', undefined, '/si/ta/pricing'],
    ['/si/nothing', undefined, '/si/nothing'],
  ])('%s is in %s the page %s', (address, language, pathname) => {
    const { latestLocation } = siteAt(address)
    expect(addressLanguage(latestLocation)).toBe(language)
    expect(latestLocation.pathname).toBe(pathname)
  })

  it.each([
    ['/si/pricing', '/', '/si/'],
    ['/si/pricing', '/about', '/si/about'],
    ['/si/', '/login?returnTo=%2Fexams', '/si/login?returnTo=%2Fexams'],
    // The address that a reader sees, as a link contains it.
    ['/si/', '/si/about', '/si/about'],
    ['/si/pricing', '/dashboard', '/dashboard'],
    ['/si/pricing', '/verify/abc', '/verify/abc'],
    ['/si/dashboard', '/about', '/about'],
    ['/pricing', '/about', '/about'],
  ])('from %s a link to %s leads to %s', (address, href, expected) => {
    const target = { to: href, href }
    expect(siteAt(address).buildLocation(target).publicHref).toBe(expected)
  })

  it('stays while the page is the same, whatever slash it ends with', async () => {
    vi.stubGlobal('scrollTo', () => undefined)
    for (const address of ['/si', '/si/', '/ta/about']) {
      const router = siteAt(address)
      await router.load()
      expect(router.history.location.href).toBe(address)
      expect(router.state.matches.at(-1)?.status).toBe('success')
    }
    vi.unstubAllGlobals()
  })
})
