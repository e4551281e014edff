// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastRegion as Region } from 'react-aria-components/Toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastDurations, toastQueue } from './queue'

const shown = (message: string) => screen.queryByText(message) !== null
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

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

  it('of an error stay 5000 ms', () => {
    act(() => void toast.error('Failed'))
    pass(4999)
    expect(shown('Failed')).toBe(true)
    pass(1)
    expect(shown('Failed')).toBe(false)
  })

  it('of a success stay 3000 ms', () => {
    act(() => void toast.success('Done'))
    pass(2999)
    expect(shown('Done')).toBe(true)
    pass(1)
    expect(shown('Done')).toBe(false)
  })

  it('can be taken away before their time', () => {
    let key = ''
    act(() => {
      key = toast.error('Failed')
    })
    act(() => toast.close(key))
    expect(shown('Failed')).toBe(false)
  })

  it('have the durations of the specification', () => {
    expect(toastDurations).toEqual({ error: 5000, success: 3000 })
  })
})
