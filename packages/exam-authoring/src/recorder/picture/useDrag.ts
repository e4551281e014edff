import { useRef, type HTMLAttributes } from 'react'

/** Pixels of an arrow key, alone and with Shift. */
const steps = { alone: 1, shift: 10 } as const

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Attributes of an element that is dragged by a finger or a mouse, and moved by arrow keys.
 *
 * @param scale pixels of the picture for one of the screen
 * @param onMove called with the distance, in pixels of the picture
 */
export function useDrag(
  scale: () => number,
  onMove: (dx: number, dy: number) => void,
): Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onKeyDown'> {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event) {
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event) {
      if (last.current === null) return
      // Whole pixels; what is left over counts for the next move.
      const dx = Math.round((event.clientX - last.current.x) * scale())
      const dy = Math.round((event.clientY - last.current.y) * scale())
      if (dx === 0 && dy === 0) return
      last.current = { x: last.current.x + dx / scale(), y: last.current.y + dy / scale() }
      onMove(dx, dy)
    },
    onPointerUp() {
      last.current = null
    },
    onKeyDown(event) {
      const arrow = arrows[event.key]
      if (arrow === undefined) return
      event.preventDefault()
      const step = event.shiftKey ? steps.shift : steps.alone
      onMove(arrow[0] * step, arrow[1] * step)
    },
  }
}
