// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from './restoreScroll'

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  history.replaceState(null, '')
})

it('does not scroll without a stored position', () => {
  restoreScroll()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('restores the position with which the page was left, and preserves other history state', () => {
  history.replaceState({ other: 'kept' }, '')
  restoreScroll()
  Object.assign(window, { scrollY: 420 })
  window.dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ other: 'kept' })

  restoreScroll()
  expect(scrollTo).toHaveBeenCalledWith(0, 420)
})
