import type { DeskPaper } from '@naru/api'
import type { EditorChecks, EditorMedia, MediaByName, MediaTarget } from '@naru/exam-authoring/editor'
import { createContext, use } from 'react'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'
import type { DraftEditorState } from './draftEditor/draftEditorState'
import type { OpenPaper } from '../papers/useOpenPaper'

export type OpenDialog =
  | { kind: 'bank' | 'conflict' | 'import' | 'publish' | 'regrade' | 'return' | 'withdraw' }
  | { kind: 'move'; item: string }
  | { kind: 'files'; target: MediaTarget }

/** The open paper, for the parts of its editor and their dialogs. */
export interface OpenEditor extends Pick<OpenPaper, 'draftEditor' | 'paper' | 'isJoining' | 'tab'> {
  paperId: string
  state: DraftEditorState
  checks: EditorChecks
  media: MediaByName
  /** Adds files that the draft uses from now on. */
  addMedia: (files: readonly EditorMedia[]) => void
  changePaper: (changes: Partial<DeskPaper>) => void
  /** Asks the server for the paper again, because there may be a newer revision. */
  refresh: () => void
  /** Opens a question by its item; undefined: the paper itself. */
  open: (item: string | undefined) => void
  save: () => void
  showDialog: (dialog: OpenDialog) => void
  closeDialog: () => void
}

/** A file of the library, of the bank or of a paper, for the editor. */
export const asEditorMedia = (file: Omit<EditorMedia, 'url'>): EditorMedia => ({
  ...file,
  url: mediaUrl(`media/${file.name}`),
})

export const EditorContext = createContext<OpenEditor | undefined>(undefined)

export function useEditor(): OpenEditor {
  const editor = use(EditorContext)
  if (editor === undefined) throw new Error('No paper is open.')
  return editor
}
