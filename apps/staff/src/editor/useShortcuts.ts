import { useEffect } from 'react'
import type { DraftEditor } from './draftEditor/draftEditor'

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** Ctrl+S (⌘S) saves. Outside text fields, which undo typing themselves, Ctrl+Z undoes, and Ctrl+Shift+Z and Ctrl+Y redo. */
export function useShortcuts(draftEditor: DraftEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') void draftEditor.saveNow()
      else if (isTextField(event.target)) return
      else if (key === 'z' && !event.shiftKey) draftEditor.undo()
      else if (key === 'y' || key === 'z') draftEditor.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [draftEditor])
}
