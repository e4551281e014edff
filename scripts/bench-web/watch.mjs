// What runs inside a measured page, from its first moment. All times are milliseconds since the navigation began.

/**
 * @typedef {object} Seen what a page tells about itself
 * @property {number} lcp largest contentful paint
 * @property {number} cls sum of all layout shifts without recent input
 * @property {number} ready when the heading of a question was painted; 0 before
 * @property {number} complete when the awaited pictures and name were painted; 0 before
 * @property {number} answered when the menu was painted open after the press; 0 before
 * @property {{ start: number, duration: number }[]} longTasks tasks of 50 ms and more
 */

/**
 * @typedef {object} Signal sent to the bench through the function `benchSignal` of the page
 * @property {'press' | 'ready' | 'complete' | 'answered'} kind
 * @property {number} at milliseconds since 1970, so that times of two documents can be compared
 * @property {{ x: number, y: number }} [menu] with `complete`: where the button of the menu is
 */

/**
 * Observes a page; runs inside it. Looks only when something changed, and at the begin of a frame, so that it costs next to nothing.
 *
 * @param {{ pictures: string[], name: string }} awaited addresses of pictures and the name of the account that make the landing complete
 */
export function watch({ pictures, name }) {
  /** @type {Seen} */
  const seen = { lcp: 0, cls: 0, ready: 0, complete: 0, answered: 0, longTasks: [] }
  Object.assign(window, { benchSeen: seen })
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }))

  /** @param {Signal['kind']} kind @param {number} time @param {Signal['menu']} [menu] */
  const signal = (kind, time, menu) =>
    Reflect.get(window, 'benchSignal')({ kind, at: performance.timeOrigin + time, menu })
  addEventListener('click', ({ timeStamp }) => signal('press', timeStamp), { capture: true })

  /** @param {Element} element whether it is drawn, at least in part between the left and the right edge of the window */
  const isShown = (element) => {
    const { width, height, left, right } = element.getBoundingClientRect()
    return (
      width > 0 && height > 0 && right > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true })
    )
  }
  const questions = () =>
    [...document.querySelectorAll('h1, h2, h3')].filter(({ textContent }) => /^Question \d+ of \d+/.test(textContent))
  const images = () => [...document.images].filter(({ src }) => pictures.includes(src))
  const accounts = () =>
    pictures.length === 0
      ? []
      : [...document.querySelectorAll('header [aria-label]')].filter((element) =>
          element.getAttribute('aria-label')?.includes(name),
        )
  /** What is in the document, shown or not, so that no layout is asked for before the browser makes one. */
  const present = { ready: () => questions().length > 0, complete: () => images().length > 0 && accounts().length > 0 }
  const shown = {
    ready: () => questions().some(isShown),
    complete: () => {
      const visible = images().filter(isShown)
      const isLoaded = visible.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      return visible.length > 0 && isLoaded && accounts().some(isShown)
    },
  }
  const isMenuOpen = () => [...document.querySelectorAll('header a[href="/pricing"]')].some(isShown)
  const menuButton = () => {
    const buttons = [...document.querySelectorAll('header :is(button, summary)')].filter(isShown)
    const button = buttons.find((one) => /open menu/i.test(one.getAttribute('aria-label') ?? one.textContent))
    const box = button?.getBoundingClientRect()
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** @param {'ready' | 'complete' | 'answered'} kind @param {number} time */
  const note = (kind, time) => {
    if (seen[kind] > 0) return
    seen[kind] = time
    observer.disconnect()
    signal(kind, time, kind === 'complete' ? menuButton() : undefined)
  }
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      for (const kind of /** @type {const} */ (['ready', 'complete'])) {
        // What is present in this frame has been painted when the next one begins.
        if (present[kind]()) requestAnimationFrame((time) => shown[kind]() && note(kind, time))
      }
    })
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  // Of pictures and of the page itself; the loading of a picture is not told to the window.
  document.addEventListener('load', lookSoon, { capture: true })
  addEventListener('load', lookSoon)

  // A menu may open without any change of the document that could be observed.
  const lookForMenu = () => {
    if (isMenuOpen()) requestAnimationFrame((time) => note('answered', time))
    else requestAnimationFrame(lookForMenu)
  }
  addEventListener(
    'pointerdown',
    () => {
      if (seen.complete > 0) lookForMenu()
    },
    { capture: true, once: true },
  )
}
