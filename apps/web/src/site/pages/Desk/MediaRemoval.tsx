import { deleteMediaMutation } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { useDeskMediaText } from '../../text/deskMedia'
import type { MediaToolProps } from './MediaTools'

/** Confirms the deletion of a file. The server refuses it while a paper uses the file, and says which. */
export const MediaRemoval = ({ entry, onCancel, onDone }: MediaToolProps) => {
  const { cancel } = useDeskText()
  const { entry: text } = useDeskMediaText()
  const remove = useFormMutation(deleteMediaMutation(api), useDeskText(), () => text.removed(entry.title))
  return (
    <Dialog
      role="alertdialog"
      title={text.removeTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      actions={
        <>
          <Button onPress={onCancel}>{cancel}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => remove.run(entry.name, onDone)}>
            {text.remove}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{text.removeText(entry.title)}</Text>
        <FailureAlert failure={remove.failure} />
      </Stack>
    </Dialog>
  )
}
