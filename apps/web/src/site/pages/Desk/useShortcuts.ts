import { useEffect } from 'react'
import type { PaperSession } from './session/paperSession'

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/**
 * Ctrl+S (⌘S) saves. Outside text fields, which undo typing themselves, Ctrl+Z undoes, and Ctrl+Shift+Z and Ctrl+Y redo.
 *
 * @param flush makes the fields report their texts
 */
export function useShortcuts(session: PaperSession, flush: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        flush()
        void session.saveNow()
      } else if (isTextField(event.target)) return
      else if (key === 'z' && !event.shiftKey) session.undo()
      else if (key === 'y' || key === 'z') session.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session, flush])
}
