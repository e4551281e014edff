// @vitest-environment jsdom
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Styles are made outside a bundler here, so they are told which file they belong to.
setFileScope('Carousel.test.tsx', '@naru/ui')

const { Carousel } = await import('./Carousel')

let prefersReducedMotion = false

const items = ['WELCOME', 'LEARN', 'SUCCEED'].map((id) => ({ id, content: <h2>{id}</h2> }))
const front = () => screen.getByRole('heading').textContent
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion = false
  // Testing Library knows fake timers by this name only.
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

describe('carousel', () => {
  it('shows the next slide every 5000 ms, around the end', () => {
    render(<Carousel label="Introduction" items={items} />)
    pass(4999)
    expect(front()).toBe('WELCOME')
    pass(1)
    expect(front()).toBe('LEARN')
    pass(5000)
    pass(5000)
    expect(front()).toBe('WELCOME')
  })

  it('has Pause as its first stop, and rests when it is pressed and left', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Carousel label="Introduction" items={items} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }))
    await user.keyboard('{Enter}')
    act(() => screen.getByRole('button', { name: 'Play' }).blur())
    pass(15_000)
    expect(front()).toBe('WELCOME')
  })

  it('rests while the focus is inside', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Carousel label="Introduction" items={items} />)
    await user.tab()
    pass(15_000)
    expect(front()).toBe('WELCOME')
  })

  it('never turns by itself under reduced motion, and then needs no Pause', () => {
    prefersReducedMotion = true
    render(<Carousel label="Introduction" items={items} />)
    pass(15_000)
    expect(front()).toBe('WELCOME')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})
