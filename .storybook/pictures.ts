import { applyTheme } from '@naru/ui/theme'
import type { Language } from '@naru/api/languages'
import { afterEach, beforeEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { showLanguage } from '@naru/app-shell/language'
import { toastQueue } from '../packages/ui/src/Toast/queue'
import { textsBeyond } from '../packages/ui/src/lib/fits'
import { storyFile } from './storyFile'

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by Storybook's plugin. */
    story?: { id: string; storyName: string; tags: readonly string[] }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (forcedColors: 'active' | 'none') => Promise<void>
    /** Draws the window down to a height in pixels; without one only its top. */
    draw: (height?: number) => Promise<void>
  }
}

// In its first frames a dialog that fades in has no opacity, so that its texts would count as hidden.
const still = document.createElement('style')
still.textContent = '[data-entering] { animation: none !important }'
document.head.append(still)

/** Theme and width of the window in pixels. A gallery shows all themes by itself. */
const [desktop, phone] = [['light', 1280] as const, ['dark', 360] as const]
const variantsOf = (name: string, tags: readonly string[]) =>
  name === 'Gallery' ? [desktop] : tags.includes('picture') ? [desktop, phone] : []

/** The languages of a story with the tag `languages`, on a phone, and whether they have pictures. English has its own. */
const translations: readonly (readonly [Language, boolean])[] = [
  ['ko', false],
  ['si', true],
  ['ta', true],
]

/** The height of the window in pixels: of the page, within these limits. */
const [minHeight, maxHeight] = [640, 3400]
/** Pictures of other languages end earlier, because they show letters rather than layout. */
const maxTranslationHeight = 1300

/** Resolves when fonts and images have loaded or failed. */
async function assetsLoaded(): Promise<void> {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves with the height of the page in pixels, once it has been the same for some frames. */
async function stableHeight(frames: number): Promise<number> {
  let height = 0
  for (let same = 0; same < frames; same += 1) {
    await frame()
    const { scrollHeight } = document.documentElement
    // The first text of a script loads its font.
    if (scrollHeight !== height || document.fonts.status === 'loading') same = 0
    height = scrollHeight
  }
  return height
}

/**
 * Toasts come and go by time, also for a request of an earlier story, which fails after five minutes without a response.
 * So pages are shown without them, and the time of the toasts in their own stories is stopped.
 *
 * @returns ends it
 */
function settleToasts(storyId: string): () => void {
  if (storyId.startsWith('components-toast-')) {
    toastQueue.pauseAll()
    return () => toastQueue.resumeAll()
  }
  toastQueue.clear()
  return toastQueue.subscribe(() => {
    if (toastQueue.visibleToasts.length > 0) toastQueue.clear()
  })
}

/**
 * Draws the page anew. What scrolls is a layer of its own, which may keep the letters that it had in the window before, up to a pixel aside. Nothing
 * loses its focus, because no frame is drawn without the page.
 */
function redraw(): void {
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
}

/** Sets the size of the window: as high as the page, within limits. Parts of a page follow it some frames later. Only then it is drawn whole, which takes time. */
async function fitWindow(width: number, limit: number, frames: number, isDrawn = false): Promise<void> {
  await page.viewport(width, minHeight)
  await assetsLoaded()
  // The site's footer is below the first screen, and would move down with the height of the window.
  for (const main of document.querySelectorAll('main')) main.style.minBlockSize = `${minHeight}px`
  // The side navigation is as high as the window, and would push the footer down.
  for (const aside of document.querySelectorAll<HTMLElement>('body:has(footer) aside'))
    aside.style.blockSize = `${aside.offsetHeight}px`
  const height = Math.min(limit, Math.max(minHeight, await stableHeight(frames)))
  if (isDrawn) await commands.draw(height)
  await page.viewport(width, height)
  redraw()
  await stableHeight(frames)
  window.scrollTo(0, 0)
}

/** For how many frames the height of a page stays the same before a picture: a page that differs is sized again with more patience. */
const patience = import.meta.env['UPDATE'] === 'true' ? [10] : [3, 10]

async function expectPicture(name: string, width: number, limit: number): Promise<void> {
  let failure = ''
  for (const frames of patience) {
    await fitWindow(width, limit, frames, true)
    failure = await expect(page.elementLocator(document.body))
      .toMatchScreenshot(name)
      .then(() => '', String)
    await commands.draw()
    if (failure === '') return
  }
  // The comparison of the next picture follows.
  expect.soft(failure).toBe('')
}

/** Shows a story in each other language on a phone: no text leaves the page or its button, and it looks as its pictures do. */
async function expectTranslations(storyId: string): Promise<void> {
  applyTheme('light')
  document.body.style.maxBlockSize = `${maxTranslationHeight}px`
  for (const [language, hasPicture] of translations) {
    await showLanguage(language)
    const [width, limit] = [phone[1], maxTranslationHeight]
    if (hasPicture) await expectPicture(`${storyId}-${language}-${width}`, width, limit)
    else await fitWindow(width, limit, 10)
    expect.soft(textsBeyond(document.body), `beyond the page in ${language}`).toEqual([])
  }
  document.body.style.maxBlockSize = ''
}

/** Shows the first panel of a gallery in the system's forced colours, in which all themes look alike. */
async function expectForcedColors(storyId: string): Promise<void> {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]:not(:first-child)'))
    panel.style.display = 'none'
  await commands.forceColors('active')
  await expectPicture(`${storyId}-forced-768`, 768, maxHeight)
  await commands.forceColors('none')
}

beforeEach(({ task }) => {
  storyFile.hasGallery = task.file.tasks.some(({ name }) => name === 'Gallery')
})

// Compares galleries and stories with the tag `picture`, after their play function, with their pictures in `.storybook/pictures`.
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return
  const variants = variantsOf(story.storyName, story.tags)
  const isTranslated = story.tags.includes('languages')
  if (variants.length === 0 && !isTranslated) return
  const stop = settleToasts(story.id)
  try {
    // The texts below a matrix were measured, and would make its picture large.
    const texts = document.querySelector<HTMLElement>('[data-texts]')
    if (texts !== null) texts.style.display = 'none'
    for (const [theme, width] of variants) {
      applyTheme(theme)
      await expectPicture(`${story.id}-${theme}-${width}`, width, maxHeight)
    }
    // A gallery of text and space alone is plain: forced colours change nothing in it.
    if (story.storyName === 'Gallery' && !story.tags.includes('plain')) await expectForcedColors(story.id)
    if (isTranslated) await expectTranslations(story.id)
  } finally {
    stop()
  }
})
