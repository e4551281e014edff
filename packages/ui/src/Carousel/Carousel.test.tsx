// @vitest-environment jsdom
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uiText } from '../language'

// vanilla-extract needs a file scope when no bundler sets one.
setFileScope('Carousel.test.tsx', '@naru/ui')

const { Carousel } = await import('./Carousel')

let prefersReducedMotion = false

const items = ['WELCOME', 'LEARN', 'SUCCEED'].map((id) => ({ id, content: <h2>{id}</h2> }))
const front = () => screen.getByRole('heading').textContent
const advance = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion = false
  // Testing Library detects fake timers only by the name `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

beforeAll(() => uiText.load('en'))

describe('carousel', () => {
  it('shows the next slide every 5000 ms and wraps around', () => {
    render(<Carousel label="Introduction" items={items} />)
    advance(4999)
    expect(front()).toBe('WELCOME')
    advance(1)
    expect(front()).toBe('LEARN')
    advance(5000)
    advance(5000)
    expect(front()).toBe('WELCOME')
  })

  it('has Pause as its first tab stop, and stays paused after it loses the focus', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Carousel label="Introduction" items={items} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
    await user.keyboard('{Enter}')
    act(() => screen.getByRole('button', { name: 'Play' }).blur())
    advance(15_000)
    expect(front()).toBe('WELCOME')
  })

  it('stops while the focus is inside', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Carousel label="Introduction" items={items} />)
    await user.tab()
    advance(15_000)
    expect(front()).toBe('WELCOME')
  })

  it('never advances automatically under reduced motion, and then has no Pause button', () => {
    prefersReducedMotion = true
    render(<Carousel label="Introduction" items={items} />)
    advance(15_000)
    expect(front()).toBe('WELCOME')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})
