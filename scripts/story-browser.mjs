import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from './browser.mjs'

const executablePath = await findChromium()

/** Rendering flags: letters look alike on every machine. */
const renderingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** The browser that runs stories: headless Chromium, desktop width, reduced motion. */
export const storyBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { allowWrite: true, host: '127.0.0.1' },
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, ...renderingArgs] },
    contextOptions: {
      viewport: { width: 1600, height: 2400 },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-US',
    },
  }),
  instances: [{ browser: /** @type {const} */ ('chromium') }],
  expect: {
    toMatchScreenshot: {
      comparatorName: /** @type {const} */ ('pixelmatch'),
      // Another build of Chromium may draw the edge of a curve a little differently.
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 12 },
      screenshotOptions: { caret: /** @type {const} */ ('hide') },
      timeout: 5000,
      /** @param {{ root: string, arg: string, ext: string }} picture */
      resolveScreenshotPath: ({ root, arg, ext }) => `${root}/.storybook/pictures/${arg}${ext}`,
      /** @param {{ root: string, arg: string, ext: string }} picture */
      resolveDiffPath: ({ root, arg, ext }) => `${root}/.build/pictures/${arg}${ext}`,
    },
  },
}
