import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Reports what was typed into a field before its page was hydrated: React keeps the text on screen, but its state is empty.
 *
 * @param value the present value of the field
 * @param onChange called once with the text on screen where it differs
 * @returns goes to an element around the input
 */
export function useTypedBefore<Around extends HTMLElement>(
  value: string,
  onChange: ((value: string) => void) | undefined,
): RefObject<Around | null> {
  const around = useRef<Around>(null)
  const first = useRef({ value, onChange })
  // Before anything else renders the field anew, which would empty it.
  useLayoutEffect(() => {
    const input = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const { value: before, onChange: report } = first.current
    if (input && input.value !== before) report?.(input.value)
  }, [])
  return around
}
