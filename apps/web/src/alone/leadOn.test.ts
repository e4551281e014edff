// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeOpening } from '../payments/paymentDocument'
import type { ReadySite } from './enterSite'
import { leadOn } from './leadOn'

const site = {
  preload: vi.fn<ReadySite['preload']>(async () => undefined),
  enter: vi.fn<ReadySite['enter']>(async () => undefined),
}
const fetchSite = vi.fn<() => Promise<ReadySite>>(async () => site)
const leave = vi.fn<() => void>()
let page: Document

beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `
    <div id="root">
      <a id="contact" href="/contact"><b>Contact</b></a>
      <a id="away" href="https://example.org/">Elsewhere</a>
      <a id="tab" href="/about" target="_blank">A tab</a>
      <button type="button">A button</button>
    </div>`
  // A link that nobody has held back would leave the test.
  page.addEventListener('click', (event) => event.preventDefault())
  leadOn(page, { root: part('root'), fetchSite, leave })
})
afterEach(() => {
  vi.clearAllMocks()
  takeOpening()
})

const part = (id: string): HTMLElement => {
  const found = page.getElementById(id)
  if (found === null) throw new Error(`There is no ${id}`)
  return found
}
const settled = () => new Promise((done) => setTimeout(done, 0))
const near = async (id: string, type = 'pointerover') => {
  part(id).dispatchEvent(new Event(type, { bubbles: true }))
  await settled()
}
const follow = (id: string, init: MouseEventInit = {}) => {
  part(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }))
}

describe('the way from a page that runs alone', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'fetches the site, and the page of the link, at %s',
    async (type) => {
      await near('contact', type)
      expect(site.preload).toHaveBeenCalledWith('/contact')
      await near('contact', type)
      expect(fetchSite).toHaveBeenCalledOnce()
    },
  )

  it('fetches nothing for what is no link of this site', async () => {
    await near('away')
    await near('tab')
    expect(fetchSite).not.toHaveBeenCalled()
  })

  it('lets the site take the place of the page when it is here', async () => {
    await near('contact')
    follow('contact')
    expect(site.enter).toHaveBeenCalledWith('/contact', part('root'), leave)
    expect(takeOpening()).toBe(false)
  })

  it('follows a link once, however often it is pressed', async () => {
    await near('contact')
    follow('contact')
    follow('contact')
    expect(site.enter).toHaveBeenCalledOnce()
  })

  it('leaves it to the browser while the site is not here, and notes that the page was opened by a link', () => {
    follow('contact')
    expect(site.enter).not.toHaveBeenCalled()
    expect(takeOpening()).toBe(true)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    async (init) => {
      await near('contact')
      follow('contact', init)
      expect(site.enter).not.toHaveBeenCalled()
    },
  )

  it('tries again to fetch what could not be had', async () => {
    fetchSite.mockRejectedValueOnce(new TypeError('404'))
    await near('contact')
    follow('contact')
    expect(site.enter).not.toHaveBeenCalled()
    await near('contact')
    expect(fetchSite).toHaveBeenCalledTimes(2)
    follow('contact')
    expect(site.enter).toHaveBeenCalledOnce()
  })
})
