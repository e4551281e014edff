import { Button, type ButtonProps } from '@naru/ui/Button'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '../forms/FormDialog'

interface DialogButtonProps extends Omit<ButtonProps, 'onPress' | 'title'> {
  /** Renders the open dialog. */
  renderDialog: (close: () => void) => ReactNode
}

export const DialogButton = ({ renderDialog, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onPress={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  )
}

interface ConfirmButtonProps
  extends
    Omit<DialogButtonProps, 'renderDialog' | 'children'>,
    Pick<ConfirmDialogProps, 'title' | 'sending' | 'isSafe'> {
  /** The label, also in the dialog. */
  action: string
  text: string
  onConfirm: (close: () => void) => void
}

/** A button that asks before it does something that is hard to undo. */
export const ConfirmButton = ({ title, action, text, sending, isSafe, onConfirm, ...button }: ConfirmButtonProps) => (
  <DialogButton
    {...button}
    renderDialog={(close) => (
      <ConfirmDialog {...{ title, action, sending, isSafe }} onConfirm={() => onConfirm(close)} onClose={close}>
        {text}
      </ConfirmDialog>
    )}
  >
    {action}
  </DialogButton>
)
