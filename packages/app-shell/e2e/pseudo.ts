import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { pseudoText } from '../../ui/src/lib/catalogues'

/** @returns a part of a message that `icu-minify` has compiled: text, [argument], [argument, kind, forms or format] or [tag, …parts] */
function pseudoPart(part: unknown): unknown {
  if (typeof part === 'string') return pseudoText(part)
  if (!Array.isArray(part)) return part
  const [name, kind, forms = {}]: unknown[] = part
  // A kind from 1 to 3 has a message for each form; higher ones are formats. 0 is the number in a tag.
  if (kind === undefined || (typeof kind === 'number' && kind > 3)) return part
  if (typeof kind !== 'number' || kind === 0) return [name, ...part.slice(1).map(pseudoPart)]
  return [name, kind, pseudoTree(Object(forms))]
}

const pseudoMessage = (message: unknown): unknown =>
  Array.isArray(message) ? message.map(pseudoPart) : pseudoPart(message)

/** @returns what a chunk of messages exports in the pseudo language */
const pseudoTree = (tree: unknown): unknown =>
  typeof tree !== 'object' || tree === null || Array.isArray(tree)
    ? pseudoMessage(tree)
    : Object.fromEntries(Object.entries(tree).map(([key, child]: [string, unknown]) => [key, pseudoTree(child)]))

/** The files of a built app with English messages. */
function textChunks(app: 'web' | 'staff'): string[] {
  const dist = new URL(`../../../apps/${app}/dist/`, import.meta.url)
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  )
  return Object.entries(manifest).flatMap(([key, { file }]) =>
    /\/text\/en\/\w+\.json$|^_(exam-)?text-en-/.test(key) ? [fileURLToPath(new URL(file, dist))] : [],
  )
}

/** Shows the English messages of both apps in the pseudo language: serves their chunks with changed messages. */
export async function showPseudoLanguage(page: Page): Promise<void> {
  for (const path of [...textChunks('web'), ...textChunks('staff')]) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    await page.route(`**/assets/${name}`, async (route) => {
      const messages: object = await import(path)
      const lines = Object.entries(messages).map(
        ([key, tree], index) => `const m${index}=${JSON.stringify(pseudoTree(tree))};export{m${index} as ${key}};`,
      )
      await route.fulfill({ contentType: 'text/javascript', body: lines.join('\n') })
    })
  }
}

/** Dates, which the browser words; the name and number of a learner; a country; the specification's samples. */
const notWorded =
  /^\d{1,2} \p{Lu}\p{L}+ \d{4}|^[0-9A-F]{7}$|^LK$|^Nimali Perera|^12 Lake Road, Kandy$|^EPS-TOPIK Practice Paper \d$/u

/**
 * @param content the bodies of all responses, and what the operator has filled in
 * @returns the texts on the page that are neither in the pseudo language nor content
 */
export async function findPlainTexts(page: Page, content: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Element ? node : node.parentElement
      if (element === null || !element.checkVisibility()) continue
      if (element !== node) found.push(node.nodeValue)
      else for (const name of ['aria-label', 'alt', 'placeholder', 'title']) found.push(element.getAttribute(name))
    }
    return found
  })
  return [...new Set(texts.map((text) => (text ?? '').trim()))].filter(
    (text) => /[a-z]{2}/i.test(text) && !text.includes('⟦') && !notWorded.test(text) && !content.includes(text),
  )
}
