import type { Draft, Edit, MediaTarget } from '@naru/exam-authoring/editor'
import { BankDialog } from './BankDialog'
import { ConflictDialog } from './ConflictDialog'
import { asEditorMedia, useEditor, type OpenDialog } from './openEditor'
import { ImportDialog } from '../papers/ImportDialog'
import { MediaChoice } from '../media/MediaChoice'
import { MoveDialog } from './MoveDialog'
import { PublishDialog } from '../papers/PublishDialog'
import { RegradeDialog } from '../papers/RegradeDialog'
import { ReturnDialog, WithdrawDialog } from '../papers/StateDialogs'

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

const FileDialog = ({ target }: { target: MediaTarget }) => {
  const { draftEditor, addMedia, closeDialog } = useEditor()
  return (
    <MediaChoice
      kind={target.kind}
      onChoose={(entry) => {
        addMedia([asEditorMedia(entry)])
        const edit = mediaEdit(draftEditor.getState().draft, target, entry.name)
        if (edit !== undefined) draftEditor.edit(edit)
        closeDialog()
      }}
      onClose={closeDialog}
    />
  )
}

const dialogs = {
  bank: BankDialog,
  conflict: ConflictDialog,
  import: ImportDialog,
  publish: PublishDialog,
  regrade: RegradeDialog,
  return: ReturnDialog,
  withdraw: WithdrawDialog,
}

/** The open dialog of the editor. */
export const EditorDialogs = ({ dialog }: { dialog: OpenDialog }) => {
  if (dialog.kind === 'move') return <MoveDialog item={dialog.item} />
  if (dialog.kind === 'files') return <FileDialog target={dialog.target} />
  const Shown = dialogs[dialog.kind]
  return <Shown />
}
