import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from './browser.mjs'

const executablePath = await findChromium()

/** The browser in which stories are run: Chromium without a window, as wide as a desktop, in which nothing moves. */
export const storyBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
    contextOptions: { viewport: { width: 1600, height: 1200 }, reducedMotion: 'reduce' },
  }),
  instances: [{ browser: /** @type {const} */ ('chromium') }],
}
