import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('calls back when the browser is idle, unless stopped', () => {
  const request = vi.fn<typeof requestIdleCallback>(() => 7)
  const cancel = vi.fn<typeof cancelIdleCallback>()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const work = vi.fn<() => void>()
  const stop = whenIdle(work, 4000)
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 4000 })
  stop()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})

it.each([
  [4000, 2000],
  [500, 500],
])('calls back later where the browser does not tell (at most %i ms: after %i ms)', (timeoutMs, expected) => {
  const work = vi.fn<() => void>()
  const stopped = vi.fn<() => void>()
  whenIdle(work, timeoutMs)
  whenIdle(stopped, timeoutMs)()
  vi.advanceTimersByTime(expected - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})
