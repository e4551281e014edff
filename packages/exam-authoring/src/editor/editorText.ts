import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from '../text/en/editor.json'

export type EditorText = Translator<typeof english>

/** The texts of the editor. Apart from those of the exam room, so that learners load none of them. */
export const editorText = createTextArea(import.meta.glob<{ default: typeof english }>('../text/*/editor.json'))

export const useEditorText = (): EditorText => useAreaText(editorText)
