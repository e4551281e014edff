import { setPaperStateMutation, type Paper } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { ifStale } from './ifStale'

export interface WithdrawDialogProps {
  paperId: string
  topic: string
  revision: number
  onWithdrawn: (state: Paper['state']) => void
  /** Asks the server for the paper again, because there is a newer revision. */
  onStale: () => void
  onClose: () => void
}

/** Asks before an exam is hidden from every learner. */
export const WithdrawDialog = ({ paperId, topic, revision, onWithdrawn, onStale, onClose }: WithdrawDialogProps) => {
  const words = useDeskText()
  const { withdraw: text, editor } = words
  const send = useFormMutation(setPaperStateMutation(api, paperId), words, () => editor.withdrawn, ifStale(onStale))
  const withdraw = () =>
    send.run({ state: 'withdrawn', revision }, ({ state }) => {
      onWithdrawn(state)
      onClose()
    })
  return (
    <Dialog
      role="alertdialog"
      title={text.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="danger" isPending={send.isPending} onPress={withdraw}>
            {editor.withdraw}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{text.text(topic)}</Text>
        <FailureAlert failure={send.failure} />
      </Stack>
    </Dialog>
  )
}
