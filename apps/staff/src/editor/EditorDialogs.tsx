import type { DeskPaper } from '@naru/api'
import type { Draft, Edit, EditorMedia, MediaByName, MediaTarget } from '@naru/exam-authoring/editor'
import { BankDialog } from './BankDialog'
import { ConflictDialog } from './ConflictDialog'
import { asEditorMedia } from './editorParts'
import { ImportDialog } from '../papers/ImportDialog'
import { MediaChoice } from '../media/MediaChoice'
import { MoveDialog } from './MoveDialog'
import { PublishDialog } from '../papers/PublishDialog'
import { RegradeDialog } from '../papers/RegradeDialog'
import { ReturnDialog, WithdrawDialog } from '../papers/StateDialogs'
import type { DraftEditor } from './draftEditor/draftEditor'
import type { DraftEditorState } from './draftEditor/draftEditorState'

export type OpenDialog =
  | { kind: 'bank' | 'conflict' | 'import' | 'publish' | 'regrade' | 'return' | 'withdraw' }
  | { kind: 'move'; item: string }
  | { kind: 'files'; target: MediaTarget }

interface EditorDialogsProps {
  dialog: OpenDialog
  paperId: string
  state: DraftEditorState
  draftEditor: DraftEditor
  media: MediaByName
  /** Adds files that the draft uses from now on. */
  onMedia: (files: readonly EditorMedia[]) => void
  onPaperChange: (change: (before: DeskPaper | undefined) => DeskPaper | undefined) => void
  onStale: () => void
  onOpenDialog: (dialog: OpenDialog) => void
  onClose: () => void
}

/** @returns the edit that puts a file into a field; undefined if its question or option is not there any more */
function mediaEdit(draft: Draft, { part, field }: MediaTarget, name: string): Edit | undefined {
  if (part === 'paper') return { kind: 'changePaper', changes: { photo: name } }
  // The second play of another recording begins elsewhere, and so do its turns.
  const isClip = field === 'audio' || field === 'dialogue'
  const changes = {
    [field]: name,
    ...(field === 'audio' && { audioStart: undefined }),
    ...(isClip && { turns: undefined }),
  }
  if ('group' in part) {
    const isThere = draft.groups?.some(({ id }) => id === part.group) === true
    return isThere ? { kind: 'changeGroup', id: part.group, changes } : undefined
  }
  const question = draft.questions.find(({ item }) => item === part.item)
  const [, index] = /^options\.(\d+)\.photo$/.exec(field) ?? []
  if (question === undefined) return undefined
  if (index === undefined) return { kind: 'changeQuestion', item: part.item, changes }
  return question.options[Number(index)] === undefined
    ? undefined
    : { kind: 'changeOption', item: part.item, index: Number(index), changes: { photo: name } }
}

export const EditorDialogs = (props: EditorDialogsProps) => {
  const { dialog, paperId, state, draftEditor, onMedia, onPaperChange, onStale, onOpenDialog, onClose } = props
  const change = (changes: Partial<DeskPaper>) => onPaperChange((before) => before && { ...before, ...changes })
  const { draft } = state
  switch (dialog.kind) {
    case 'bank':
      return <BankDialog draft={draft} draftEditor={draftEditor} onMedia={onMedia} onClose={onClose} />
    case 'conflict':
      return <ConflictDialog state={state} draftEditor={draftEditor} onClose={onClose} />
    case 'import':
      return (
        <ImportDialog paperId={paperId} draft={draft} draftEditor={draftEditor} onMedia={onMedia} onClose={onClose} />
      )
    case 'publish':
      return (
        <PublishDialog
          paperId={paperId}
          draft={draft}
          revision={state.revision}
          onRegrade={() => onOpenDialog({ kind: 'regrade' })}
          onPublished={(version) =>
            change({ state: 'published', publishedVersion: version, publishedRevision: state.revision })
          }
          onStale={onStale}
          onClose={onClose}
        />
      )
    case 'regrade':
      return <RegradeDialog paperId={paperId} onClose={onClose} />
    case 'return':
      return (
        <ReturnDialog paperId={paperId} revision={state.revision} onDone={change} onStale={onStale} onClose={onClose} />
      )
    case 'withdraw':
      return (
        <WithdrawDialog
          paperId={paperId}
          topic={draft.topic}
          revision={state.revision}
          onDone={change}
          onStale={onStale}
          onClose={onClose}
        />
      )
    case 'move':
      return (
        <MoveDialog paperId={paperId} item={dialog.item} draft={draft} draftEditor={draftEditor} onClose={onClose} />
      )
    case 'files':
      return (
        <MediaChoice
          kind={dialog.target.kind}
          onChoose={(entry) => {
            onMedia([asEditorMedia(entry)])
            const edit = mediaEdit(draftEditor.getState().draft, dialog.target, entry.name)
            if (edit !== undefined) draftEditor.edit(edit)
            onClose()
          }}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
