import { expect, type Page } from '@playwright/test'

export async function expectNoHorizontalScroll(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
}

/** Fails for each text that overlaps another, or that its box or the window clips horizontally. */
export async function expectReadableText(page: Page) {
  await expect.poll(() => page.evaluate(findTextProblems)).toEqual([])
}

/** Runs in the page. Texts in fixed or sticky layers are compared only within their layer. */
function findTextProblems(): string[] {
  interface Line {
    text: string
    box: DOMRect
    layer: Element | null
  }
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky') return at
    }
    return null
  }
  /** The nearest box that clips its content horizontally and does not scroll. */
  const clipBoxOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return null
      if (overflowX === 'hidden' || overflowX === 'clip') return at
    }
    return document.documentElement
  }
  const isForScreenReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true
    }
    return false
  }
  const lines: Line[] = []
  const problems: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim().slice(0, 40)
    if (
      parent === null ||
      text === '' ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    ) {
      continue
    }
    const edges = clipBoxOf(parent)?.getBoundingClientRect()
    if (isForScreenReaders(parent) || parent.closest('[inert], [aria-hidden="true"], option, svg') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0 || box.bottom + scrollY <= 0) continue
      // Lines below the visible part of a clamped text.
      if (edges !== undefined && box.top >= edges.bottom - 1) continue
      if (edges !== undefined && (box.right > edges.right + 1 || box.left < edges.left - 1))
        problems.push(`cut off: ${text}`)
      lines.push({ text, box, layer: layerOf(parent) })
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.text === other.text || one.layer !== other.layer) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Line boxes are taller than their letters, so they may overlap by a third.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3) {
        problems.push(`one on the other: ${one.text} / ${other.text}`)
      }
    }
  }
  return problems
}
