// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from './restoreScroll'

const scrollTo = vi.fn<(x: number, y: number) => void>()
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  history.replaceState(null, '')
})

it('does not scroll without a stored position', async () => {
  restoreScroll(Promise.resolve())
  await frames()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('restores the position when the page has its content, and preserves other history state', async () => {
  history.replaceState({ other: 'kept' }, '')
  restoreScroll(Promise.resolve())
  Object.assign(window, { scrollY: 420 })
  window.dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ other: 'kept' })

  let complete = () => {}
  restoreScroll(new Promise<void>((done) => (complete = done)))
  await frames()
  expect(scrollTo).not.toHaveBeenCalled()
  complete()
  await frames()
  expect(scrollTo).toHaveBeenCalledWith(0, 420)
})
