import { type DeskPaper } from '@naru/api'
import { setPaperStateMutation } from '@naru/api/queries'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { ConfirmDialog, FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { ifStale } from './ifStale'

interface StateDialogProps {
  paperId: string
  revision: number
  onDone: (changes: Pick<DeskPaper, 'state' | 'note'>) => void
  /** Asks the server for the paper again, because there is a newer revision. */
  onStale: () => void
  onClose: () => void
}

export const ReturnDialog = ({ paperId, revision, onDone, onStale, onClose }: StateDialogProps) => {
  const t = useDeskText()
  const [note, setNote] = useState('')
  const send = useFormMutation(setPaperStateMutation(api, paperId), t, () => t('editor.returned'), ifStale(onStale))
  const submit = () => {
    const written = note.trim() === '' ? {} : { note: note.trim() }
    send.run({ state: 'draft', revision, ...written }, ({ state }) => {
      onDone({ state, ...written })
      onClose()
    })
  }
  return (
    <FormDialog
      title={t('review.title')}
      action={t('review.confirm')}
      cancel={t('cancel')}
      sending={send}
      onSubmit={submit}
      onClose={onClose}
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

/** Asks before an exam is hidden from every learner. */
export const WithdrawDialog = ({
  paperId,
  topic,
  revision,
  onDone,
  onStale,
  onClose,
}: StateDialogProps & { topic: string }) => {
  const t = useDeskText()
  const send = useFormMutation(setPaperStateMutation(api, paperId), t, () => t('editor.withdrawn'), ifStale(onStale))
  const withdraw = () =>
    send.run({ state: 'withdrawn', revision }, ({ state }) => {
      onDone({ state })
      onClose()
    })
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      action={t('editor.withdraw')}
      cancel={t('cancel')}
      sending={send}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {t('withdraw.text', { topic })}
    </ConfirmDialog>
  )
}
