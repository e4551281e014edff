import { CancelButton } from '../parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { FailureAlert } from '../parts/FailureAlert'
import type { FormMutation } from './useFormMutation'

interface TaskDialogProps {
  title: string
  /** Label of the button that does it. */
  action: string
  /** The request: whether it runs, and why it failed. */
  sending: Pick<FormMutation<unknown, never>, 'isPending' | 'failure'>
  onClose: () => void
}

export interface FormDialogProps extends TaskDialogProps {
  children: ReactNode
  onSubmit: () => void
}

/** A short form in a dialog. Keeps its values when saving fails. Open while rendered. */
export const FormDialog = ({ title, onClose, ...form }: FormDialogProps) => (
  <Dialog title={title} wide onClose={onClose}>
    <DialogForm {...form} onClose={onClose} />
  </Dialog>
)

/** The form of a dialog that waits for its data. */
export const DialogForm = ({ action, sending, children, onSubmit, onClose }: Omit<FormDialogProps, 'title'>) => (
  <Form validationBehavior="aria" onSubmit={onSubmit}>
    {children}
    <FailureAlert failure={sending.failure} />
    <Inline justify="end">
      <CancelButton onPress={onClose} />
      <Button variant="primary" type="submit" isPending={sending.isPending}>
        {action}
      </Button>
    </Inline>
  </Form>
)

export interface ConfirmDialogProps extends TaskDialogProps {
  children: string
  /** Whether it destroys nothing. Default false: its button is red. */
  isSafe?: boolean | undefined
  onConfirm: () => void
}

/** Asks before a deletion, or another change that is hard to undo. Open while rendered. */
export const ConfirmDialog = ({ title, action, sending, children, isSafe, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    title={title}
    onClose={onClose}
    actions={
      <>
        <CancelButton onPress={onClose} />
        <Button variant={isSafe === true ? 'primary' : 'danger'} isPending={sending.isPending} onPress={onConfirm}>
          {action}
        </Button>
      </>
    }
  >
    <Stack gap={16}>
      <Text>{children}</Text>
      <FailureAlert failure={sending.failure} />
    </Stack>
  </Dialog>
)
