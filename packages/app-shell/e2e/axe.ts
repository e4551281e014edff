import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> }
  }
}

/** Fails with rule and element for each axe violation on the current page. */
export async function expectNoAxeFindings(page: Page) {
  // Evaluated, because the page's security policy blocks an injected script element.
  if (!(await page.evaluate(() => 'axe' in window))) {
    const { readFile } = await import('node:fs/promises')
    await page.evaluate(await readFile(axePath, 'utf8'))
  }
  // Colours are measured after fade-in animations have finished.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
  )
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  expect(found).toEqual([])
}
