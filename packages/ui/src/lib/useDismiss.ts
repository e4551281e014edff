import { useEffect, type RefObject } from 'react'

/** Calls `dismiss` on a press outside an element and on Escape while it is open. */
export const useDismiss = (
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (by: 'outside' | 'escape') => void,
): void => {
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) dismiss('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape')
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [ref, isOpen, dismiss])
}
