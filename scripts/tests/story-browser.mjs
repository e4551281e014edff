import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findHeadlessShell } from '../browser.mjs'

const executablePath = await findHeadlessShell()

/** Rendering flags: letters look alike on every machine, and in the headless shell as in Chromium. */
const renderingArgs = [
  '--font-render-hinting=medium',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** Writes a font configuration with bundled fonts only, so that fallback text looks alike on every machine. */
function fontConfig() {
  const folder = fileURLToPath(new URL('../../.build/fonts', import.meta.url))
  const fonts = fileURLToPath(new URL('../../node_modules/pretendard/dist/public/static/alternative', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/fonts.conf`,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  )
  return `${folder}/fonts.conf`
}

/** What is below in the window is not drawn, which would take a third of the browser's time; pictures are taken in a higher one. In pixels. */
const drawnHeight = 100

/** The browser that runs stories: headless, desktop width, reduced motion. */
export const storyBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { allowWrite: true, host: '127.0.0.1' },
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumArgs, ...renderingArgs],
      env: { ...process.env, FONTCONFIG_FILE: fontConfig() },
    },
    contextOptions: {
      viewport: { width: 1600, height: drawnHeight },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-US',
    },
  }),
  commands: {
    /** @param {import('vitest/node').BrowserCommandContext} context @param {'active' | 'none'} forcedColors */
    forceColors: ({ page }, forcedColors) => page.emulateMedia({ forcedColors }),
    /** @param {import('vitest/node').BrowserCommandContext} context @param {number} [height] */
    draw: ({ page }, height = drawnHeight) => page.setViewportSize({ width: 1600, height }),
  },
  instances: [{ browser: /** @type {const} */ ('chromium') }],
  expect: {
    toMatchScreenshot: {
      comparatorName: /** @type {const} */ ('pixelmatch'),
      // Another build of Chromium may draw the edge of a curve a little differently.
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 12 },
      screenshotOptions: { caret: /** @type {const} */ ('hide') },
      timeout: 20_000,
      /** @param {{ root: string, arg: string, ext: string }} picture */
      resolveScreenshotPath: ({ root, arg, ext }) => `${root}/.storybook/pictures/${arg}${ext}`,
      /** @param {{ root: string, arg: string, ext: string }} picture */
      resolveDiffPath: ({ root, arg, ext }) => `${root}/.build/pictures/${arg}${ext}`,
    },
  },
}
