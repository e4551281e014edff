// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepPlace } from './keepPlace'

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  history.replaceState(null, '')
})

it('goes nowhere where nothing was noted', () => {
  keepPlace()()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes back to where the reader was, and keeps what else the entry holds', () => {
  history.replaceState({ other: 'kept' }, '')
  keepPlace()
  Object.assign(window, { scrollY: 420 })
  window.dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ other: 'kept' })

  keepPlace()()
  expect(scrollTo).toHaveBeenCalledWith(0, 420)
})
