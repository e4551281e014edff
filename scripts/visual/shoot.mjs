// Takes the pictures of a story in Chromium: in two themes at two widths, with the bundled fonts only, every clock standing and nothing moving.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumArgs } from '../browser.mjs'
import { setStage } from './page.mjs'

/** @typedef {import('./page.mjs').Stage} Stage */
/** @typedef {{ width: number, height: number, pixels: Buffer }} Picture pixels are red, green and blue, one byte each */
/** @typedef {{ id: string, name: string, title: string, importPath: string, tags?: string[] }} Story as Storybook's index has it */
/** @typedef {Record<string, Picture>} Pictures of one story, by `width theme` */
/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

/** The sizes of the window: a phone and a desktop. A longer page is pictured down to `longest`. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
export const themes = ['light', 'dark']
export const longest = 2400

/** What stands below the content in a picture, for shadows and focus rings, in pixels. */
const margin = 40
/** The moment at which every clock stands: 15 January 2026, noon in Colombo. */
const now = Date.UTC(2026, 0, 15, 6, 30)
/** How long a story may take to be shown and played, and to come to rest, in ms. */
const patience = 30_000

/** Letters are drawn alike on every Linux machine. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
]

/**
 * The only font of the system that the browser finds is a very black one, bundled too: a letter which no web font of ours draws looks the same on
 * every machine, and looks wrong.
 * @param {string} folder where the settings are written
 */
function standInFont(folder) {
  const fonts = resolve(folder, 'fonts')
  mkdirSync(fonts, { recursive: true })
  copyFileSync(
    'node_modules/pretendard/dist/public/static/alternative/Pretendard-Black.ttf',
    join(fonts, 'stand-in.ttf'),
  )
  const file = join(fonts, 'fonts.conf')
  const drawn = (/** @type {string} */ target) => `<match target="${target}">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>`
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
  ${drawn('pattern')}
  ${drawn('font')}
</fontconfig>\n`,
  )
  return file
}

/**
 * @param {{ executablePath: string, url: string, folder: string }} where the browser, the built Storybook, and a folder for what is made on the way
 */
export async function openBrowser({ executablePath, url, folder }) {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...drawing],
    env: { ...process.env, FONTCONFIG_FILE: standInFont(folder) },
  })
  const context = await browser.newContext({
    viewport: sizes[0] ?? null,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.addInitScript(setStage, now)

  async function openPage() {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    // What lies outside is empty, instead of an error page that each build draws in its own way.
    devtools.on('Fetch.requestPaused', ({ requestId }) => {
      void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, body: '' }).catch(() => undefined)
    })
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
    await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(
      () => '__STORYBOOK_PREVIEW__' in globalThis && '__STORYBOOK_ADDONS_CHANNEL__' in globalThis,
    )
    await page.evaluate(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').ready())

    /** @param {{ width: number, height: number }} size */
    const resize = ({ width, height }) =>
      devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })

    /** Parts of the site that are on their way: code that comes when it is wanted, and pictures. */
    /** @type {Set<import('playwright').Request>} */
    const coming = new Set()
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) coming.add(request)
    })
    page.on('requestfinished', (request) => coming.delete(request))
    page.on('requestfailed', (request) => coming.delete(request))

    /** Waits until the page is at rest. */
    async function settle() {
      const end = performance.now() + patience
      do {
        const restless = await page.evaluate((limit) => Reflect.get(globalThis, '__stage').settle(limit), patience)
        if (performance.now() > end) restless.push(...Array.from(coming, (request) => `waits for ${request.url()}`))
        if (restless.length > 0) throw new Error(`it does not come to rest: ${restless.join('; ')}`)
      } while (coming.size > 0)
    }

    /** @returns {Promise<string[]>} letters that no bundled font draws, as elements */
    async function strangeFonts() {
      const { result } = await devtools.send('Runtime.evaluate', { expression: '__stage.unseenText()' })
      const { result: entries } = await devtools.send('Runtime.getProperties', {
        objectId: result.objectId ?? '',
        ownProperties: true,
      })
      await devtools.send('DOM.getDocument', { depth: 0 })
      /** @type {string[]} */
      const strange = []
      for (const { value } of entries) {
        if (value?.subtype !== 'node' || value.objectId === undefined) continue
        const { nodeId } = await devtools.send('DOM.requestNode', { objectId: value.objectId })
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
        const foreign = fonts.filter((font) => !font.isCustomFont)
        if (foreign.length === 0) continue
        const { result: text } = await devtools.send('Runtime.callFunctionOn', {
          objectId: value.objectId,
          functionDeclaration: 'function () { return this.value || this.placeholder || this.textContent }',
          returnByValue: true,
        })
        const letters = String(text.value)
        const pictures = letters.match(
          /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu,
        )
        const glyphs = foreign.reduce((sum, font) => sum + font.glyphCount, 0)
        if (glyphs > (pictures?.length ?? 0)) strange.push(`${value.description}: ${letters.slice(0, 60)}`)
      }
      return strange
    }

    /**
     * The browser sometimes does not draw the ring of what a story has focused, although it says that there is one.
     * @returns {Promise<() => Promise<unknown>>} the way to leave it to the browser again
     */
    async function drawFocus() {
      const { result } = await devtools.send('Runtime.evaluate', {
        expression: 'document.activeElement?.matches(":focus-visible") ? document.activeElement : null',
      })
      if (result.objectId === undefined) return () => Promise.resolve()
      await devtools.send('DOM.getDocument', { depth: 0 })
      const { nodeId } = await devtools.send('DOM.requestNode', { objectId: result.objectId })
      /** @param {string[]} forcedPseudoClasses */
      // A live page may have taken the element away meanwhile; then the picture shows none, and the comparison tells.
      const force = (forcedPseudoClasses) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(() => undefined)
      await force(['focus', 'focus-visible'])
      return () => force([])
    }

    /** @param {{ width: number, height: number }} size @param {string} theme @returns {Promise<Picture>} */
    async function picture(size, theme) {
      const bottom = await page.evaluate((theme) => {
        const stage = Reflect.get(globalThis, '__stage')
        stage.still(theme)
        return stage.bottom()
      }, theme)
      const all = Math.min(
        longest,
        Math.max(size.height, await page.evaluate(() => document.documentElement.scrollHeight)),
      )
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        // What is as high as the window stays so in the picture of a longer page.
        captureBeyondViewport: all > size.height,
        clip: { x: 0, y: 0, width: size.width, height: Math.min(all, Math.ceil((bottom + margin) / 8) * 8), scale: 1 },
      })
      await page.evaluate(() => Reflect.get(globalThis, '__stage').loosen())
      const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, pixels }
    }

    return {
      page,
      close: () => page.close(),

      /**
       * Shows a story, plays it, and takes its pictures.
       * @param {Story} story
       * @param {(page: import('playwright').Page) => Promise<void>} [spoil] changes the page before the pictures are taken
       * @returns {Promise<Pictures>}
       * @throws {Error} when it fails, does not come to rest, or shows a letter that no bundled font draws
       */
      async shoot(story, spoil) {
        const asked = await page.evaluate((id) => Reflect.get(globalThis, '__stage').prepare(id), story.id)
        await resize(asked ?? sizes[0] ?? { width: 0, height: 0 })
        coming.clear()
        /** @type {string[]} */
        const faults = await page.evaluate(
          ([id, limit]) => Reflect.get(globalThis, '__stage').run(id, limit),
          [story.id, patience],
        )
        if (faults.length > 0) throw new Error(`it fails: ${faults.join('; ')}`)
        await settle()
        await spoil?.(page)
        await page.evaluate(() => Reflect.get(globalThis, '__stage').hold(true))
        /** @type {Pictures} */
        const pictures = {}
        for (const size of sizes) {
          await resize(size)
          await settle()
          const leaveFocus = await drawFocus()
          for (const theme of themes) pictures[`${size.width} ${theme}`] = await picture(size, theme)
          await leaveFocus()
        }
        const strange = await strangeFonts()
        await page.evaluate(() => Reflect.get(globalThis, '__stage').hold(false))
        if (strange.length > 0) throw new Error(`no bundled font draws: ${strange.join('; ')}`)
        return pictures
      },
    }
  }

  return { openPage, close: () => browser.close() }
}
