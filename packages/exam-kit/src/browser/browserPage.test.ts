// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createBrowserPage } from './browserPage'

afterEach(() => void vi.restoreAllMocks())

it('reports the present state, then when the page is left and the network lost, and the end of both', () => {
  const signals: string[] = []
  const stop = createBrowserPage().subscribe((signal) => signals.push(signal))
  expect(signals.splice(0)).toEqual(['back', 'online'])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  hidden.mockReturnValue(false)
  window.dispatchEvent(new Event('pageshow'))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(signals.splice(0)).toEqual(['left', 'left', 'back', 'offline', 'online'])
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(signals).toEqual([])
})
