import type { ReactNode } from 'react'
import { Dialog } from '@naru/ui/Dialog'
import type { NoticeText } from '../text'
import * as css from './NoticeDialog.css'

/** Props of {@link NoticeDialog}. */
export interface NoticeDialogProps {
  /** What it says. */
  notice: NoticeText
  /** Whether it is open. */
  isOpen: boolean
  /** Called when the candidate closes it. */
  onClose: () => void
  /** Its buttons. */
  actions: ReactNode
}

/** A short message in front of the exam. Its name is the whole sentence 'Title: message.', so that it is read out at once. */
export function NoticeDialog({ notice, isOpen, onClose, actions }: NoticeDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={
        <>
          {notice.title}: <span className={css.message}>{notice.message}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={actions}
    />
  )
}
