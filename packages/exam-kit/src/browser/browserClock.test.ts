// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserClock } from './browserClock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listening() {
  const clock = createBrowserClock()
  const signals: string[] = []
  const stop = clock.subscribe((signal) => signals.push(signal))
  return { signals, stop }
}

describe('remaining time is recomputed on every tick and on visibilitychange, pageshow and focus', () => {
  it('ticks four times a second', () => {
    const { signals, stop } = listening()
    vi.advanceTimersByTime(1000)
    expect(signals).toEqual(['tick', 'tick', 'tick', 'tick'])
    stop()
  })

  it.each(['pageshow', 'focus', 'online'])('wakes on %s', (name) => {
    const { signals, stop } = listening()
    window.dispatchEvent(new Event(name))
    expect(signals).toEqual(['wake'])
    stop()
  })

  it('hides and wakes with the page', () => {
    const { signals, stop } = listening()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    expect(signals).toEqual(['hide', 'wake', 'hide'])
    hidden.mockRestore()
    stop()
  })

  it('does not tick without listeners', () => {
    const { signals, stop } = listening()
    stop()
    vi.advanceTimersByTime(1000)
    window.dispatchEvent(new Event('focus'))
    expect(signals).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
