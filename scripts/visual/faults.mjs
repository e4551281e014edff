// Faults put into stories on purpose: a comparison that does not see them would see nothing.
import { compare } from './compare.mjs'

/** @typedef {import('./shoot.mjs').Story} Story */
/** @typedef {import('./shoot.mjs').Pictures} Pictures */

/** @type {{ name: string, story: string, style: string, says?: RegExp }[]} */
const planted = [
  {
    name: 'a button two pixels to the right',
    story: 'ui-button--playground',
    style: '#storybook-root button { transform: translateX(2px) !important }',
  },
  {
    name: 'a text two pixels down',
    story: 'ui-card--long-text',
    style: '#storybook-root :is(h2, h3, h4, p) { transform: translateY(2px) !important }',
  },
  {
    name: 'another colour of a surface',
    story: 'ui-button--playground',
    style: '#storybook-root button { filter: brightness(1.06) !important }',
  },
  {
    name: 'another colour of the letters',
    story: 'ui-card--long-text',
    style: '#storybook-root * { color: rgb(120 120 140) !important }',
  },
  {
    name: 'a lost border',
    story: 'ui-textfield--playground',
    style: '#storybook-root * { border-color: transparent !important; box-shadow: none !important }',
  },
  {
    name: 'a rounder corner',
    story: 'ui-button--playground',
    style: '#storybook-root button { border-radius: 2px !important }',
  },
  {
    name: 'a missing icon',
    story: 'ui-alert--info-speaks-politely',
    style: '#storybook-root svg { visibility: hidden !important }',
  },
  {
    name: 'a letter of a font of the system',
    story: 'ui-button--playground',
    style: '#storybook-root button { font-family: serif !important }',
    says: /no bundled font draws/,
  },
]

/**
 * Puts each fault into a story, and looks for it in each of the story's pictures.
 * @param {{ page: import("playwright").Page, shoot(story: Story, spoil: (page: import('playwright').Page) => Promise<void>): Promise<Pictures> }} page
 * @param {Story[]} stories
 * @param {(file: string) => Promise<Map<string, Pictures>>} read the kept pictures of a file of stories
 * @returns {Promise<string[]>} the faults that nobody would see, a sentence each
 */
export async function unseenFaults(page, stories, read) {
  /** @type {string[]} */
  const unseen = []
  for (const { name, story: id, style, says } of planted) {
    const story = stories.find((one) => one.id === id)
    const kept = story && (await read(story.importPath)).get(id)
    if (!story || !kept) {
      unseen.push(`The planted fault "${name}" needs the story ${id} and its pictures.`)
      continue
    }
    try {
      const taken = await page.shoot(story, async (shown) => {
        await shown.evaluate((rule) => {
          const sheet = Object.assign(document.createElement('style'), { id: 'planted', textContent: rule })
          document.head.append(sheet)
        }, style)
      })
      const blind = Object.entries(kept).filter(([key, picture]) => {
        const now = taken[key]
        return now === undefined || compare(picture, now).isSame
      })
      if (says) unseen.push(`The planted fault "${name}" is not said.`)
      for (const [key] of blind) unseen.push(`The planted fault "${name}" is not seen in ${id} at ${key}.`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (says?.test(message) !== true) unseen.push(`The planted fault "${name}" cannot be pictured: ${message}`)
    } finally {
      await page.page.evaluate(() => document.querySelector('#planted')?.remove())
    }
  }
  return unseen
}
