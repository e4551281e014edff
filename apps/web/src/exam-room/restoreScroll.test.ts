// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from './restoreScroll'

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  history.replaceState(null, '')
})

it('goes nowhere where nothing was noted', () => {
  restoreScroll()()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes back to where the reader was, and keeps what else the entry holds', () => {
  history.replaceState({ other: 'kept' }, '')
  restoreScroll()
  Object.assign(window, { scrollY: 420 })
  window.dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ other: 'kept' })

  restoreScroll()()
  expect(scrollTo).toHaveBeenCalledWith(0, 420)
})
