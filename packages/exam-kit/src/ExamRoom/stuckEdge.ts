/** The edge of the viewport of a sticky element. */
export type StuckEdge = 'top' | 'bottom'

/** Custom property: height of the element that sticks to the top. */
export const stuckTop = '--exam-room-stuck-top'

/** Room for a focus ring, in px. */
const gap = 8

/**
 * Creates a ref for an element that may be sticky: while it is, the page does not scroll the focus below it.
 * @param edge the edge that the element sticks to
 */
export function stuckAt(edge: StuckEdge): (element: HTMLElement | null) => () => void {
  const property = edge === 'top' ? 'scroll-padding-top' : 'scroll-padding-bottom'
  return (element) => {
    const { style } = document.documentElement
    const measure = () => {
      const height = stuckHeight(element)
      style.setProperty(property, `${height + gap}px`)
      if (edge === 'top') style.setProperty(stuckTop, `${height}px`)
    }
    let frame = 0
    // In the next frame, because the properties change observed sizes. The observer triggers the first measurement, too, so that rendering
    // forces no layout.
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(measureSoon)
    if (element) observer.observe(element)
    window.addEventListener('resize', measureSoon)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measureSoon)
      cancelAnimationFrame(frame)
      style.removeProperty(property)
      if (edge === 'top') style.removeProperty(stuckTop)
    }
  }
}

function stuckHeight(element: HTMLElement | null): number {
  if (!element || getComputedStyle(element).position !== 'sticky') return 0
  return element.getBoundingClientRect().height
}
