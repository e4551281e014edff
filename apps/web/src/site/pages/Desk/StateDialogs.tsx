import { setPaperStateMutation, type Paper } from '@naru/api'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { ConfirmDialog, FormDialog } from '../../parts/FormDialog'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { ifStale } from './ifStale'

interface StateDialogProps {
  paperId: string
  revision: number
  onDone: (changes: Pick<Paper, 'state' | 'note'>) => void
  /** Asks the server for the paper again, because there is a newer revision. */
  onStale: () => void
  onClose: () => void
}

export const ReturnDialog = ({ paperId, revision, onDone, onStale, onClose }: StateDialogProps) => {
  const words = useDeskText()
  const { review: text } = words
  const [note, setNote] = useState('')
  const send = useFormMutation(
    setPaperStateMutation(api, paperId),
    words,
    () => words.editor.returned,
    ifStale(onStale),
  )
  const submit = () => {
    const written = note.trim() === '' ? {} : { note: note.trim() }
    send.run({ state: 'draft', revision, ...written }, ({ state }) => {
      onDone({ state, ...written })
      onClose()
    })
  }
  return (
    <FormDialog
      title={text.title}
      action={text.confirm}
      cancel={words.cancel}
      sending={send}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.note}
        description={text.noteHelp}
        multiline
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}

/** Asks before an exam is hidden from every learner. */
export const WithdrawDialog = ({
  paperId,
  topic,
  revision,
  onDone,
  onStale,
  onClose,
}: StateDialogProps & { topic: string }) => {
  const words = useDeskText()
  const { withdraw: text, editor } = words
  const send = useFormMutation(setPaperStateMutation(api, paperId), words, () => editor.withdrawn, ifStale(onStale))
  const withdraw = () =>
    send.run({ state: 'withdrawn', revision }, ({ state }) => {
      onDone({ state })
      onClose()
    })
  return (
    <ConfirmDialog
      title={text.title}
      action={editor.withdraw}
      cancel={words.cancel}
      sending={send}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {text.text(topic)}
    </ConfirmDialog>
  )
}
