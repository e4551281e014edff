// @vitest-environment jsdom
import { uiText } from '@naru/ui/language'
import { advertisementsQuery, type Advertisement } from '@naru/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { sampleAdvertisements } from '@naru/api/msw'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../shared/api'
import { AuthSessionProvider, createAuthSession, loggedOutAuthState } from '../../../shared/authSession'
import { errorText } from '../../../shared/errors'
import { siteText } from '../../text'
import { homeText } from '../../text/home'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('Page.test.tsx', '@naru/web')

const { Hero } = await import('./Hero')
const { Advertisements } = await import('./Advertisements')

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

const renderAdvertisements = async (advertisements: Advertisement[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(advertisementsQuery(api).queryKey, advertisements)
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Advertisements />
      </QueryClientProvider>,
    )
  })
}

beforeAll(() => Promise.all([uiText.load('en'), siteText.load('en'), homeText.load('en'), errorText.load('en')]))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the hero slider', () => {
  it('shows WELCOME, LEARN, SUCCEED for 5000 ms each, and repeats', () => {
    const unused = () => Promise.reject(new Error('Nothing is requested.'))
    const visitor = createAuthSession(
      { session: unused, user: unused, access: unused, logOut: unused },
      loggedOutAuthState,
    )
    render(
      <AuthSessionProvider value={visitor}>
        <Hero />
      </AuthSessionProvider>,
    )
    const title = () => screen.getByRole('heading', { level: 2 }).textContent
    expect(title()).toBe('WELCOME')
    pass(4999)
    expect(title()).toBe('WELCOME')
    pass(1)
    expect(title()).toBe('LEARN')
    pass(5000)
    expect(title()).toBe('SUCCEED')
    pass(5000)
    expect(title()).toBe('WELCOME')
  })
})

describe('the advertisements', () => {
  const front = () => {
    const slider = within(screen.getByRole('region', { name: 'Advertisement slides' }))
    return slider.getByRole('figure').textContent
  }

  it('rotate every 5 seconds from three on, and repeat', async () => {
    const three = sampleAdvertisements.slice(0, 3)
    await renderAdvertisements(three)
    const shown = [front()]
    for (let turn = 0; turn < 3; turn += 1) {
      pass(4999)
      expect(front()).toBe(shown.at(-1))
      pass(1)
      shown.push(front())
    }
    expect(shown).toEqual([0, 1, 2, 0].map((at) => three[at]?.title))
  })

  it('are static when there are fewer', async () => {
    await renderAdvertisements(sampleAdvertisements.slice(0, 2))
    const before = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    pass(20_000)
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(before)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
