import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from '../text/en/editor.json'

/** Every sentence of the editor of papers. */
export type EditorText = Translator<typeof english>

/** The texts of the editor. Apart from those of the exam room, so that learners load none of them. */
export const editorText = createTextArea<typeof english>('editor', {
  en: () => import('../text/en/editor.json'),
  ko: () => import('../text/ko/editor.json'),
  si: () => import('../text/si/editor.json'),
  ta: () => import('../text/ta/editor.json'),
})

export const useEditorText = (): EditorText => useAreaText(editorText)
