import { useEffect } from 'react'

/** What uses Space itself. */
const interactive = 'button, a, input, select, textarea, summary, [role="slider"], [role="dialog"]'

/** Calls `onPress` for Space while no control has the focus; controls keep their Space. */
export function useRecordKey(isActive: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      const isOfControl = event.target instanceof Element && event.target.closest(interactive) !== null
      if (event.code !== 'Space' || event.repeat || isOfControl || event.defaultPrevented) return
      // Space scrolls the page otherwise.
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isActive, onPress])
}
