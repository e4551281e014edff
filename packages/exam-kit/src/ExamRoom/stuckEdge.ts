/** Where an element sticks: to the top of the viewport, below what sticks there (the player), or to the bottom. */
export type StuckPlace = 'top' | 'player' | 'bottom'

/** Custom property: height of the element that sticks to the top. */
export const stuckTop = '--exam-room-stuck-top'

/** Custom property: height of the player, if it sticks. */
export const stuckPlayerHeight = '--exam-room-stuck-player'

const heights: Readonly<Record<StuckPlace, string>> = {
  top: stuckTop,
  player: stuckPlayerHeight,
  bottom: '--exam-room-stuck-bottom',
}

/** Room for a focus ring, in px. */
const gap = 8

/** The page does not scroll the focus below what sticks. */
const paddings = {
  'scroll-padding-top': [heights.top, heights.player],
  'scroll-padding-bottom': [heights.bottom],
}

/**
 * Creates a ref for an element that may be sticky: while it is, the page does not scroll the focus below it.
 * @param place where the element sticks
 */
export function stuckAt(place: StuckPlace): (element: HTMLElement | null) => () => void {
  return (element) => {
    const { style } = document.documentElement
    const setHeight = (height: string) => {
      style.setProperty(heights[place], height)
      for (const [property, parts] of Object.entries(paddings)) {
        const stuck = parts.filter((part) => style.getPropertyValue(part) !== '')
        style.setProperty(
          property,
          stuck.length > 0 ? `calc(${stuck.map((part) => `var(${part})`).join(' + ')} + ${gap}px)` : '',
        )
      }
    }
    const measure = () => setHeight(`${stuckHeight(element)}px`)
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
      setHeight('')
    }
  }
}

function stuckHeight(element: HTMLElement | null): number {
  if (!element) return 0
  const { position, top } = getComputedStyle(element)
  if (position !== 'sticky') return 0
  // With a negative `top`, a part of the element scrolls away.
  return element.getBoundingClientRect().height + Math.min(0, Number.parseFloat(top) || 0)
}
