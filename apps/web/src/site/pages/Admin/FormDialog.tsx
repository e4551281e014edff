import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../parts/FailureAlert'
import { useAdminText } from '../../text/admin'

/** Props of FormDialog. */
export interface FormDialogProps {
  title: string
  /** The fields. */
  children: ReactNode
  /** Whether the form is being saved. */
  isPending: boolean
  /** The error message; undefined without an error. */
  failure: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** A short form in a dialog. Keeps its values when saving fails. Open while rendered. */
export const FormDialog = ({ title, children, isPending, failure, onSubmit, onClose }: FormDialogProps) => {
  const text = useAdminText()
  return (
    <Dialog title={title} isOpen wide onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form validationBehavior="aria" onSubmit={onSubmit}>
        <Stack gap={24}>
          {children}
          <FailureAlert failure={failure} />
          <Inline justify="end">
            <Button onPress={onClose}>{text.cancel}</Button>
            <Button variant="primary" type="submit" isPending={isPending}>
              {text.save}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
