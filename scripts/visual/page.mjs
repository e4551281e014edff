// What runs inside the page before anything of the story does. It is handed to the browser as source, so it uses nothing from outside itself.

/**
 * @typedef {object} Stage
 * @property {(id: string) => Promise<{ width: number, height: number } | null>} prepare loads a story; the size its play function asks for
 * @property {(id: string, limit: number) => Promise<string[]>} run shows a story and plays it, for `limit` ms at most; what went wrong
 * @property {(limit: number) => Promise<string[]>} settle waits until nothing loads, moves or changes; after `limit` ms what still does
 * @property {(theme: string) => void} still shows a theme, ends what moves and scrolls, and goes to the top
 * @property {() => void} loosen lets scroll again what scrolls
 * @property {() => number} bottom where the content ends, in pixels from the top of the page
 * @property {(held: boolean) => void} hold whether long timers wait, so that no state runs out while its pictures are taken
 * @property {() => Element[]} unseenText elements that show a letter in a family and weight which was not asked for before
 */

/** @param {number} now the moment at which every clock stands, in ms */
export function setStage(now) {
  const RealDate = Date
  const FrozenDate = new Proxy(RealDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now] : given, self),
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  Reflect.set(globalThis, 'Date', FrozenDate)
  // The time since the page was opened stands, too: an exam counts by it where the date does not go on.
  const elapsed = performance.now.bind(performance)
  performance.now = () => 0

  let seed = 1
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }

  // MSW's delay('infinite') is this timer: a request that waits for it is not on its way.
  const forever = 2_147_483_647
  let endless = 0
  let isHeld = false
  /** @type {(() => void)[]} */
  let waiting = []
  const later = globalThis.setTimeout.bind(globalThis)
  const every = globalThis.setInterval.bind(globalThis)
  /** @param {TimerHandler} work @param {number} ms @param {unknown[]} given */
  const unlessHeld = (work, ms, given) => {
    if (typeof work !== 'function') return work
    return () => {
      if (isHeld && ms >= 200) waiting.push(() => work(...given))
      else work(...given)
    }
  }
  /** @param {TimerHandler} work @param {number} ms @param {unknown[]} given */
  const heldTimeout = (work, ms = 0, ...given) => {
    if (ms === forever) endless++
    return later(unlessHeld(work, ms, given), ms)
  }
  /** @param {TimerHandler} work @param {number} ms @param {unknown[]} given */
  const heldInterval = (work, ms = 0, ...given) => every(unlessHeld(work, ms, given), ms)
  Reflect.set(globalThis, 'setTimeout', heldTimeout)
  Reflect.set(globalThis, 'setInterval', heldInterval)

  const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)))

  let show = 0
  /** @type {Map<object, string>} */
  const onTheWay = new Map()
  const ask = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (...given) => {
    const key = { show }
    onTheWay.set(key, String(given[0] instanceof Request ? given[0].url : given[0]))
    // No answer comes before what was asked for is seen to be on its way: a made-up one may come too soon for that, or not.
    const [outcome] = await Promise.allSettled([ask(...given), frame().then(frame)])
    if (outcome.status === 'rejected') {
      onTheWay.delete(key)
      throw outcome.reason
    }
    void outcome.value
      .clone()
      .arrayBuffer()
      .catch(() => undefined)
      .then(() => onTheWay.delete(key))
    return outcome.value
  }

  // The only pointer is the one of the play functions. Builds differ in where the mouse is, and what opens under it would end a hover elsewhere.
  for (const kind of ['over', 'enter', 'move', 'out', 'leave']) {
    for (const name of [`pointer${kind}`, `mouse${kind}`]) {
      window.addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
    }
  }

  const style = document.createElement('style')
  style.textContent = `
    *, *::before, *::after { caret-color: transparent !important; transition: none !important; scroll-behavior: auto !important }
    ::-webkit-scrollbar { display: none !important }
    iframe { clip-path: inset(100%) !important }`
  document.addEventListener('DOMContentLoaded', () => document.head.append(style))

  /** The parts of Storybook's preview that are used. @returns {any} */
  const storybook = () => globalThis

  /** @type {Set<string>} */
  const seen = new Set()

  /** @type {(() => void)[]} */
  const stilled = []

  /** @type {Stage} */
  const stage = {
    async prepare(id) {
      const { parameters, storyGlobals } = await storybook().__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({
        storyId: id,
      })
      const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles
      return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null
    },

    run(id, limit) {
      show++
      seed = 1
      endless = 0
      onTheWay.clear()
      localStorage.clear()
      sessionStorage.clear()
      window.scrollTo(0, 0)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // What decides whether a focus ring shows is the last thing touched: a pointer, whatever the story before did.
      document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }))
      // What a story waits for may take longer on a busy machine than the second it is given elsewhere.
      storybook().__STORYBOOK_MODULE_TEST__.configure({ asyncUtilTimeout: limit / 3 })
      const channel = storybook().__STORYBOOK_ADDONS_CHANNEL__
      const faults = [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'unhandledErrorsWhilePlaying',
      ]
      /** @type {string[]} */
      const heard = []
      /** @param {any} fault */
      const hear = (fault) => {
        for (const one of [fault].flat()) heard.push(String(one?.message ?? one?.description ?? one))
      }
      return new Promise((done) => {
        const tooLong = later(() => {
          heard.push('its play function does not end')
          end()
        }, limit)
        const end = () => {
          clearTimeout(tooLong)
          channel.off('storyFinished', finished)
          for (const name of faults) channel.off(name, hearAndEnd)
          done(heard)
        }
        /** @param {any} fault */
        const hearAndEnd = (fault) => {
          hear(fault)
          later(end, 0)
        }
        /** @param {{ storyId: string, status: string, reporters?: { type: string, status: string }[] }} story */
        const finished = (story) => {
          if (story.storyId !== id) return
          // What axe finds fails the story run, where nothing is frozen; here it is not asked for.
          const failed = (story.reporters ?? []).filter(({ status }) => status === 'failed')
          const isSeen = failed.length > 0 && failed.every(({ type }) => type === 'a11y')
          if (story.status !== 'success' && !isSeen && heard.length === 0) heard.push(`it ended as ${story.status}`)
          end()
        }
        channel.on('storyFinished', finished)
        for (const name of faults) channel.on(name, hearAndEnd)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      })
    },

    async settle(limit) {
      let changed = ''
      const watch = new MutationObserver((records) => {
        const target = records[0]?.target
        changed = target instanceof Element ? target.outerHTML.slice(0, 80) : 'a text'
      })
      watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
      const end = elapsed() + limit
      let quiet = 0
      /** @type {string[]} */
      let pending = []
      while (quiet < 3) {
        for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager'
        await frame()
        const requests = [...onTheWay.values()]
        pending = [
          ...(changed === '' ? [] : [`changes: ${changed}`]),
          ...(document.fonts.status === 'loaded' ? [] : ['loads fonts']),
          ...[...document.images].filter((image) => !image.complete).map((image) => `loads ${image.src}`),
          ...(requests.length > endless ? requests.map((url) => `waits for ${url}`) : []),
        ]
        changed = ''
        quiet = pending.length === 0 ? quiet + 1 : 0
        if (elapsed() > end) break
      }
      watch.disconnect()
      await Promise.all(
        [...document.images].map(async (image) => {
          if (image.complete) await image.decode().catch(() => undefined)
        }),
      )
      return quiet < 3 ? pending : []
    },

    still(theme) {
      document.documentElement.dataset['theme'] = theme
      window.scrollTo(0, 0)
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
        else {
          animation.pause()
          animation.currentTime = 0
        }
      }
      // What can be scrolled is drawn apart, and below the window sometimes too late for the picture.
      for (const element of document.body.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement) || !/auto|scroll/.test(getComputedStyle(element).overflow)) continue
        const { style } = element
        const [value, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')]
        style.setProperty('overflow', 'hidden', 'important')
        stilled.push(() => style.setProperty('overflow', value, priority))
      }
    },

    loosen() {
      for (const scrollAgain of stilled.splice(0)) scrollAgain()
    },

    bottom() {
      let end = 0
      for (const element of document.body.querySelectorAll('*')) {
        const { bottom, width } = element.getBoundingClientRect()
        if (width > 0 && bottom > end) end = bottom
      }
      return Math.ceil(end + window.scrollY)
    },

    hold(held) {
      isHeld = held
      if (held) return
      const due = waiting
      waiting = []
      for (const work of due) work()
    },

    unseenText() {
      /** @type {Element[]} */
      const found = []
      for (const element of document.body.querySelectorAll('*')) {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const typed =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.value || element.placeholder
            : ''
        // The pseudo language is made of letters that no language of ours has.
        const text = (own.map((node) => node.nodeValue).join('') + typed).replaceAll(/\s/g, '')
        if (text === '' || /[⟦⟧]/.test(text) || element.getClientRects().length === 0) continue
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element)
        // Letters of one width have no font of ours anywhere; pictures show the stand-in for them.
        if (fontFamily.startsWith('ui-monospace')) continue
        const fresh = Array.from(text, (letter) => `${fontFamily} ${fontWeight} ${fontStyle} ${letter}`)
        if (fresh.every((key) => seen.has(key))) continue
        for (const key of fresh) seen.add(key)
        found.push(element)
      }
      return found
    },
  }
  Object.assign(globalThis, { __stage: stage })
}
