import { setPaperStateMutation, type Paper } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { ifStale } from './ifStale'

export interface ReturnDialogProps {
  paperId: string
  revision: number
  onReturned: (state: Paper['state'], note: string | undefined) => void
  /** Asks the server for the paper again, because there is a newer revision. */
  onStale: () => void
  onClose: () => void
}

/** Sends a paper back to its author, with a note. */
export const ReturnDialog = ({ paperId, revision, onReturned, onStale, onClose }: ReturnDialogProps) => {
  const words = useDeskText()
  const { review: text } = words
  const [note, setNote] = useState('')
  const send = useFormMutation(
    setPaperStateMutation(api, paperId),
    words,
    () => words.editor.returned,
    ifStale(onStale),
  )
  const written = note.trim() === '' ? undefined : note.trim()
  const submit = () =>
    send.run({ state: 'draft', revision, ...(written !== undefined && { note: written }) }, ({ state }) => {
      onReturned(state, written)
      onClose()
    })
  return (
    <Dialog title={text.title} isOpen wide onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form validationBehavior="aria" onSubmit={submit}>
        <Stack gap={24}>
          <TextField
            label={text.note}
            description={text.noteHelp}
            multiline
            maxLength={2000}
            value={note}
            onChange={setNote}
          />
          <FailureAlert failure={send.failure} />
          <Inline justify="end">
            <Button onPress={onClose}>{words.cancel}</Button>
            <Button variant="primary" type="submit" isPending={send.isPending}>
              {text.confirm}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
