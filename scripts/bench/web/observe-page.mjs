// Runs inside a measured page from its start. All times are milliseconds since the navigation started.

/**
 * What is measured of a page: its largest contentful paint; the sum of its layout shifts without recent input; when a question's heading was painted, the
 * awaited pictures and name, and the menu open after the press (0 before); its tasks of 50 ms and more.
 *
 * @typedef {{ lcp: number, cls: number, ready: number, complete: number, answered: number, longTasks: { start: number, duration: number }[] }} Seen
 */

/**
 * Sent to the benchmark through the page's function `benchSignal`; `at`: milliseconds since 1970, so that times of two documents can be compared; `menu`: with
 * `complete`, where its button is.
 *
 * @typedef {{ kind: 'press' | 'ready' | 'complete' | 'answered', at: number, menu?: { x: number, y: number } }} Signal
 */

/**
 * Observes a page; runs inside it. Checks only after changes and once a frame, to keep its cost low.
 *
 * @param {{ pictures: string[], name: string }} awaited picture URLs and account name that complete the landing page
 */
export function observePage({ pictures, name }) {
  /** @type {Seen} */
  const seen = { lcp: 0, cls: 0, ready: 0, complete: 0, answered: 0, longTasks: [] }
  Object.assign(window, { benchSeen: seen })
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true })
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

  /** @param {Element} element whether it is rendered and horizontally inside the window, at least in part */
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
  /** Whether the content is in the document; reads no layout, which would force one. */
  const present = { ready: () => questions().length > 0, complete: () => images().length > 0 && accounts().length > 0 }
  const shown = {
    ready: () => questions().some(isShown),
    complete: () => {
      const visible = images().filter(isShown)
      const isLoaded = visible.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      return visible.length > 0 && isLoaded && accounts().some(isShown)
    },
  }
  const isMenuOpen = () => [...document.querySelectorAll('dialog[open] a[href="/pricing"]')].some(isShown)
  const menuButton = () => {
    const buttons = [...document.querySelectorAll('header :is(button, summary)')].filter(isShown)
    const button = buttons.find((one) => /^menu$/i.test(one.getAttribute('aria-label') ?? one.textContent))
    const box = button?.getBoundingClientRect()
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** @param {'ready' | 'complete' | 'answered'} kind @param {number} time */
  const report = (kind, time) => {
    if (seen[kind] > 0) return
    seen[kind] = time
    observer.disconnect()
    signal(kind, time, kind === 'complete' ? menuButton() : undefined)
  }
  let isScheduled = false
  const scheduleCheck = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      for (const kind of /** @type {const} */ (['ready', 'complete'])) {
        // Content of this frame is painted when the next one starts.
        if (present[kind]()) requestAnimationFrame((time) => shown[kind]() && report(kind, time))
      }
    })
  }
  const observer = new MutationObserver(scheduleCheck)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  // A picture's load event does not bubble to the window, hence the capturing listener.
  document.addEventListener('load', scheduleCheck, { capture: true })
  addEventListener('load', scheduleCheck)

  // A menu may open without an observable change of the document.
  const pollMenu = () => {
    if (isMenuOpen()) requestAnimationFrame((time) => report('answered', time))
    else requestAnimationFrame(pollMenu)
  }
  addEventListener(
    'pointerdown',
    () => {
      if (seen.complete > 0) pollMenu()
    },
    { capture: true, once: true },
  )
}
