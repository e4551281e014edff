import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Reports text typed into a field before hydration: React keeps the text in the DOM, but its state is empty. */
export function usePreHydrationInput<Container extends HTMLElement>(
  value: string,
  onChange: ((value: string) => void) | undefined,
): RefObject<Container | null> {
  const container = useRef<Container>(null)
  const initial = useRef({ value, onChange })
  // Before any other render, which would clear the field.
  useLayoutEffect(() => {
    const input = container.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const { value: initialValue, onChange: report } = initial.current
    if (input && input.value !== initialValue) report?.(input.value)
  }, [])
  return container
}
