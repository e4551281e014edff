import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { FailureAlert } from '../../parts/FailureAlert'
import { useAdminText } from '../../text/admin'
import * as css from './EntryCard.css'

/** Props of DeleteDialog. */
export interface DeleteDialogProps {
  /** The question. */
  title: string
  /** The consequences. */
  children: string
  /** The button's label. @default Delete */
  action?: string
  /** Whether the deletion is running. */
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
  onDelete: () => void
  onClose: () => void
}

/** Confirms a deletion, or another change that is hard to undo. Open while rendered. */
export const DeleteDialog = ({ title, children, action, isPending, failure, onDelete, onClose }: DeleteDialogProps) => {
  const text = useAdminText()
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="danger" isPending={isPending} onPress={onDelete}>
            {action ?? text.remove}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text className={css.facts}>{children}</Text>
        <FailureAlert failure={failure} />
      </Stack>
    </Dialog>
  )
}
