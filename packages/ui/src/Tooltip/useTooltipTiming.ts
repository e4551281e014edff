import { useEffect, useRef, useState } from 'react'

/** Milliseconds of hover before a tooltip opens. */
export const tooltipDelay = 700

/** Milliseconds after a hover ends within which the next tooltip opens immediately, and after which the tooltip closes. */
export const tooltipSkipDelay = 300

/** Time at which the last hover of an open tooltip ended, shared by all tooltips. */
let lastHoverEnd = Number.NEGATIVE_INFINITY

/**
 * Opens and closes a tooltip. react-aria opens the next tooltip immediately within 500 ms after the last hover; this hook does so only
 * within `tooltipSkipDelay`, and applies `tooltipDelay` afterwards.
 */
export function useTooltipTiming() {
  const [isOpen, setOpen] = useState(false)
  const hoverStart = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = () => {
    const start = hoverStart.current
    const isWithinSkipDelay = start !== null && start - lastHoverEnd <= tooltipSkipDelay
    // No hover: the keyboard focus opens it.
    const delay = start === null || isWithinSkipDelay ? 0 : tooltipDelay - (performance.now() - start)
    if (delay > 0) timer.current = setTimeout(() => setOpen(true), delay)
    else setOpen(true)
  }

  return {
    isOpen,
    onOpenChange(nextOpen: boolean) {
      clearTimeout(timer.current)
      if (!nextOpen) setOpen(false)
      // react-aria may request the opening just before `onHoverStart`.
      else if (hoverStart.current === null) queueMicrotask(open)
      else open()
    },
    onHoverStart() {
      hoverStart.current = performance.now()
    },
    onHoverEnd() {
      clearTimeout(timer.current)
      hoverStart.current = null
      if (isOpen) lastHoverEnd = performance.now()
    },
  }
}
