import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from './browser.mjs'

const executablePath = await findChromium()

/** The browser that runs stories: headless Chromium, desktop width, reduced motion. */
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
