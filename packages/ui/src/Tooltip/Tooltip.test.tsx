// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// vanilla-extract needs a file scope when no bundler sets one.
setFileScope('Tooltip.test.tsx', '@naru/ui')

const { Tooltip } = await import('./Tooltip')

const advance = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
// jsdom cannot show a popover.
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent

const renderTwo = async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <>
      <Tooltip content="First tip">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip content="Second tip">
        <button type="button">Second</button>
      </Tooltip>
    </>,
  )
  return user
}

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library detects fake timers only by the name `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
})

afterEach(() => {
  cleanup()
  // Lets the shared skip delay elapse.
  vi.advanceTimersByTime(5000)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('tooltip', () => {
  it('opens after 700 ms of hover, and closes 300 ms after the hover ends', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    advance(699)
    expect(shown()).toBeUndefined()
    advance(1)
    expect(shown()).toBe('First tip')
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    advance(299)
    expect(shown()).toBe('First tip')
    advance(1)
    expect(shown()).toBeUndefined()
  })

  it('opens the next immediately when it is hovered within 300 ms', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    advance(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    advance(299)
    // React renders after the event, and fake timers stop its scheduler.
    await act(async () => {
      await user.hover(screen.getByRole('button', { name: 'Second' }))
    })
    expect(shown()).toBe('Second tip')
  })

  it('waits 700 ms again when the next is hovered after more than 300 ms', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    advance(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    advance(301)
    await user.hover(screen.getByRole('button', { name: 'Second' }))
    expect(shown()).toBeUndefined()
    advance(699)
    expect(shown()).toBeUndefined()
    advance(1)
    expect(shown()).toBe('Second tip')
  })

  it('does not open when the hover ends before 700 ms', async () => {
    const user = await renderTwo()
    await user.hover(screen.getByRole('button', { name: 'First' }))
    advance(700)
    await user.unhover(screen.getByRole('button', { name: 'First' }))
    advance(301)
    await user.hover(screen.getByRole('button', { name: 'Second' }))
    advance(300)
    await user.unhover(screen.getByRole('button', { name: 'Second' }))
    advance(2000)
    expect(shown()).toBeUndefined()
  })
})
