// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { Button } from 'react-aria-components/Button'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Styles are made outside a bundler here, so they are told which file they belong to.
setFileScope('Tooltip.test.tsx', '@naru/ui')

const { Tooltip } = await import('./Tooltip')

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const shown = () => screen.queryByRole('tooltip')?.textContent

const renderTwo = async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <>
      <Tooltip content="First tip">
        <Button>First</Button>
      </Tooltip>
      <Tooltip content="Second tip">
        <Button>Second</Button>
      </Tooltip>
    </>,
  )
  // So that react-aria knows that a pointer is used.
  await user.pointer({ target: document.body })
  return user
}

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library knows fake timers by this name only.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
})

afterEach(() => {
  cleanup()
  // The time in which a next tooltip needs no rest is over.
  vi.advanceTimersByTime(5000)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('tooltip', () => {
  it('shows after the pointer has rested for 700 ms, and goes 300 ms after it has left', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    pass(699)
    expect(shown()).toBeUndefined()
    pass(1)
    expect(shown()).toBe('First tip')
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    pass(299)
    expect(shown()).toBe('First tip')
    pass(1)
    expect(shown()).toBeUndefined()
  })

  it('shows the next at once when the pointer comes there within 300 ms', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    pass(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    pass(299)
    // React draws what follows a moment after the event, and its own scheduling stands still under fake timers.
    await act(async () => {
      await user.hover(screen.getByRole('button', { name: 'Second' }))
    })
    expect(shown()).toBe('Second tip')
  })

  it('rests for 700 ms again when the pointer comes to the next later than 300 ms', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    pass(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    pass(301)
    await user.hover(screen.getByRole('button', { name: 'Second' }))
    expect(shown()).toBeUndefined()
    pass(699)
    expect(shown()).toBeUndefined()
    pass(1)
    expect(shown()).toBe('Second tip')
  })

  it('does not show when the pointer leaves before it has rested', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    pass(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    pass(301)
    await user.hover(screen.getByRole('button', { name: 'Second' }))
    pass(300)
    await user.unhover(screen.getByRole('button', { name: 'Second' }))
    pass(2000)
    expect(shown()).toBeUndefined()
  })

  it('shows at once on keyboard focus', async () => {
    const user = await renderTwo()
    await user.tab()
    expect(shown()).toBe('First tip')
  })
})
