import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** Milliseconds of hover before a tooltip opens. */
export const tooltipDelay = 700

/** Milliseconds after a hover ends within which the next tooltip opens immediately, and after which the tooltip closes. */
export const tooltipSkipDelay = 300

/** The open tooltip: there is one at a time. */
let opened: { id: string; close: () => void } | undefined

/** Opens a tooltip by hover and keyboard focus; Escape, a press and leaving close it. */
export function useTooltipTiming() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (opened?.id === id) opened = undefined
    setTrigger(null)
  }, [id])
  const open = (element: HTMLElement) => {
    opened?.close()
    opened = { id, close }
    setTrigger(element)
  }
  useEffect(() => close, [close])
  useEffect(() => {
    if (trigger === null) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [trigger, close])

  return {
    /** The element that it describes while it is open. */
    trigger,
    /** For the trigger and the tooltip: moving from one to the other keeps it open. */
    hover: {
      onPointerEnter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
        if (pointerType === 'touch') return
        clearTimeout(timer.current)
        if (trigger !== null) return
        if (opened !== undefined) open(currentTarget)
        else timer.current = setTimeout(() => open(currentTarget), tooltipDelay)
      },
      onPointerLeave() {
        clearTimeout(timer.current)
        timer.current = setTimeout(close, tooltipSkipDelay)
      },
    },
    focus: {
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
        currentTarget.matches(':focus-visible') && open(currentTarget),
      onBlur: close,
      onPointerDown: close,
    },
  }
}
