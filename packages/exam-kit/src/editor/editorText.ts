import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from '../text/en/editor'

/** Every sentence of the editor of papers. */
export type EditorText = Widened<typeof english>

/** The texts of the editor. Apart from those of the exam room, so that learners load none of them. */
export const editorText = createTextArea<EditorText>('editor', {
  en: () => import('../text/en/editor'),
  ko: () => import('../text/ko/editor'),
  si: () => import('../text/si/editor'),
  ta: () => import('../text/ta/editor'),
})

export const useEditorText = (): EditorText => useAreaText(editorText)
