import { setPaperStateMutation } from '@naru/api/queries'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { ConfirmDialog, FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { useEditor } from '../editor/openEditor'
import { ifStale } from './ifStale'

function useStateChange(done: string) {
  const t = useDeskText()
  const { paperId, state, changePaper, refresh, closeDialog } = useEditor()
  const sending = useFormMutation(setPaperStateMutation(api, paperId), t, () => done, ifStale(refresh))
  const send = (next: 'draft' | 'withdrawn', note: { note?: string } = {}) =>
    sending.run({ state: next, revision: state.revision, ...note }, (changed) => {
      changePaper({ state: changed.state, ...note })
      closeDialog()
    })
  return { sending, send, onClose: closeDialog }
}

export const ReturnDialog = () => {
  const t = useDeskText()
  const [note, setNote] = useState('')
  const { send, ...dialog } = useStateChange(t('editor.returned'))
  return (
    <FormDialog
      title={t('review.title')}
      action={t('review.confirm')}
      {...dialog}
      onSubmit={() => send('draft', note.trim() === '' ? {} : { note: note.trim() })}
    >
      <TextField
        label={t('review.note')}
        description={t('review.noteHelp')}
        multiline
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}

export const WithdrawDialog = () => {
  const t = useDeskText()
  const { draft } = useEditor().state
  const { send, ...dialog } = useStateChange(t('editor.withdrawn'))
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      action={t('editor.withdraw')}
      {...dialog}
      onConfirm={() => send('withdrawn')}
    >
      {t('withdraw.text', { topic: draft.topic })}
    </ConfirmDialog>
  )
}
