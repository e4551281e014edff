import { useEffect, useRef, useState } from 'react'

/** Milliseconds of rest before a tooltip shows. */
export const tooltipDelay = 700

/** Milliseconds within which the next tooltip shows at once, and after which a left one closes. */
export const tooltipSkipDelay = 300

/** When the pointer last left something whose tooltip was shown; one moment for all tooltips. */
let lastLeft = Number.NEGATIVE_INFINITY

/**
 * Whether a tooltip is open. react-aria opens the next one at once for half a second after the last was left; here that time is over
 * after `tooltipSkipDelay`, and the pointer has to rest again.
 */
export function useTooltipTiming() {
  const [isOpen, setOpen] = useState(false)
  const restsSince = useRef<number | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const open = () => {
    const since = restsSince.current
    const isNext = since !== null && since - lastLeft <= tooltipSkipDelay
    // Without a resting pointer it was the keyboard.
    const left = since === null || isNext ? 0 : tooltipDelay - (performance.now() - since)
    if (left > 0) waiting.current = setTimeout(() => setOpen(true), left)
    else setOpen(true)
  }

  return {
    isOpen,
    onOpenChange(wanted: boolean) {
      clearTimeout(waiting.current)
      if (!wanted) setOpen(false)
      // The wish may come a moment before the news that the pointer is there.
      else if (restsSince.current === null) queueMicrotask(open)
      else open()
    },
    onHoverStart() {
      restsSince.current = performance.now()
    },
    onHoverEnd() {
      clearTimeout(waiting.current)
      restsSince.current = null
      if (isOpen) lastLeft = performance.now()
    },
  }
}
