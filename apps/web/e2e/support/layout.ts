import { expect, type Page } from '@playwright/test'

/** Fails when the page can be scrolled sideways once it has settled at its size. */
export async function expectNoSidewaysScroll(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
}

/** Fails for every text that lies on another, or that its box or the window cuts off at the side. */
export async function expectReadableText(page: Page) {
  await expect.poll(() => page.evaluate(faultsOfText)).toEqual([])
}

/** Runs in the page. Texts of what lies over the page by design (fixed or sticky) are held against each other only. */
function faultsOfText(): string[] {
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
  /** The nearest box that cuts its content at the side, unless it can be scrolled. */
  const frameOf = (element: Element): Element | null => {
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
  const faults: string[] = []
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
    const edges = frameOf(parent)?.getBoundingClientRect()
    if (isForScreenReaders(parent) || parent.closest('[inert], [aria-hidden="true"], option, svg') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0 || box.bottom + scrollY <= 0) continue
      // The lines of a long text that its box leaves out, below the ones that it shows.
      if (edges !== undefined && box.top >= edges.bottom - 1) continue
      if (edges !== undefined && (box.right > edges.right + 1 || box.left < edges.left - 1))
        faults.push(`cut off: ${text}`)
      lines.push({ text, box, layer: layerOf(parent) })
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.text === other.text || one.layer !== other.layer) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Boxes of lines are taller than their letters, so a third of a line may be shared.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3) {
        faults.push(`one on the other: ${one.text} / ${other.text}`)
      }
    }
  }
  return faults
}
