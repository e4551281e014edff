const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)

/** Whether an ancestor scrolls, moves its parts sideways, or hides an element from eyes. */
function isElsewhere(element: Element): boolean {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowX, clipPath, visibility } = getComputedStyle(each)
    if (isScroller(each) || clipPath !== 'none' || visibility === 'hidden' || each.hasAttribute('inert')) return true
    if (overflowX === 'clip' || each.getBoundingClientRect().width <= 1) return true
  }
  return false
}

const ownTexts = (element: Element) =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

function linesOf(text: Node): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width }) => width > 1)
}

/**
 * The texts that leave the page, their button or their cell of a matrix sideways. What scrolls and what only screen readers meet is left out.
 *
 * @param root the part of the page to look at
 */
export function textsBeyond(root: Element): string[] {
  const page = document.documentElement.clientWidth
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const texts = ownTexts(element)
    if (texts.length === 0 || isElsewhere(element)) return []
    const boxes = ['button, a, label, [role="radio"]', '[data-cell]'].map((one) =>
      element.closest(one)?.getBoundingClientRect(),
    )
    const start = Math.max(0, ...boxes.map((box) => box?.left ?? 0))
    const end = Math.min(page, ...boxes.map((box) => box?.right ?? page))
    const isBeyond = texts.flatMap(linesOf).some(({ left, right }) => left < start - 1 || right > end + 1)
    return isBeyond ? [element.textContent.slice(0, 60)] : []
  })
}
