/** The edge of the screen that something stays at while the page scrolls. */
export type StuckEdge = 'top' | 'bottom'

/** Height of what stays at the top; set on the page while the room is there. */
export const stuckTop = '--exam-room-stuck-top'

/** So that a focus ring is not cut off either. */
const breath = 8

/**
 * Makes a ref for an element that may stay at an edge: as long as it does, the page never scrolls the focus below it.
 * @param edge which edge
 */
export function stuckAt(edge: StuckEdge): (element: HTMLElement | null) => () => void {
  const property = edge === 'top' ? 'scroll-padding-top' : 'scroll-padding-bottom'
  return (element) => {
    const { style } = document.documentElement
    const measure = () => {
      const height = stuckHeight(element)
      style.setProperty(property, `${height + breath}px`)
      if (edge === 'top') style.setProperty(stuckTop, `${height}px`)
    }
    let frame = 0
    // In the next frame: what is set here changes sizes that are being observed. The observer calls for the first time, too, so that
    // nothing is measured, and the page laid out, while the room is still being built.
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
