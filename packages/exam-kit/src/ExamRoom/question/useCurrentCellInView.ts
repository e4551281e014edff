import { useEffect, type RefObject } from 'react'
import type { ExamSession } from '../../session'

/**
 * Scrolls the current question's cell into view in the navigator's scroll container: the column beside the question, or a sheet. Never
 * scrolls the page.
 */
export function useCurrentCellInView(session: ExamSession, navigator: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let shown = -1
    let frame = 0
    const follow = () => {
      const { index } = session.getSnapshot().state
      if (index === shown) return
      shown = index
      cancelAnimationFrame(frame)
      // In the next frame React has rendered the current cell, and the layout is read once.
      frame = requestAnimationFrame(() => {
        const cell = navigator.current?.querySelector<HTMLElement>('[aria-current]')
        if (cell) bringIntoView(cell)
      })
    }
    follow()
    const stop = session.subscribe(follow)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [session, navigator])
}

function bringIntoView(cell: HTMLElement): void {
  const scroller = scrollerOf(cell)
  if (!scroller) return
  const outer = scroller.getBoundingClientRect()
  const inner = cell.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}

function scrollerOf(cell: HTMLElement): HTMLElement | null {
  for (let element = cell.parentElement; element && element !== document.body; element = element.parentElement) {
    const scrolls = element.scrollHeight > element.clientHeight
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return null
}
