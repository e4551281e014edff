// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastRegion as Region } from 'react-aria-components/Toast'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uiText } from '../language'
import { toast, toastQueue } from './queue'

const shown = (message: string) => screen.queryByText(message) !== null
const advance = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeAll(() => uiText.load('en'))

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<Region queue={toastQueue}>{({ toast: one }) => <Toast toast={one}>{one.content.message}</Toast>}</Region>)
  })

  afterEach(() => {
    act(() => toast.clear())
    cleanup()
    vi.useRealTimers()
  })

  it('are shown for 5000 ms for an error', () => {
    act(() => void toast.error('Failed'))
    advance(4999)
    expect(shown('Failed')).toBe(true)
    advance(1)
    expect(shown('Failed')).toBe(false)
  })

  it('are shown for 3000 ms for a success', () => {
    act(() => void toast.success('Done'))
    advance(2999)
    expect(shown('Done')).toBe(true)
    advance(1)
    expect(shown('Done')).toBe(false)
  })
})
