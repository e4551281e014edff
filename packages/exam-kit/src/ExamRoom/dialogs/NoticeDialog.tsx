import type { ReactNode } from 'react'
import { Dialog } from '@naru/ui/Dialog'
import type { RulesText } from '../../text'
import * as css from './NoticeDialog.css'
import { OriginalRule, useDraftRules } from './OriginalRule'

interface NoticeDialogProps {
  notice: { title: string; message: string }
  /** The message in English, for a translation that nobody has reviewed. */
  original?: (english: RulesText) => string
  isOpen: boolean
  onClose: () => void
  actions: ReactNode
}

/** A dialog with a short message. Its accessible name is 'Title: message.', so that screen readers announce all of it at once. */
export function NoticeDialog({ notice, original, isOpen, onClose, actions }: NoticeDialogProps) {
  const isDraft = useDraftRules()
  return (
    <Dialog
      role="alertdialog"
      title={
        <>
          {notice.title}: <span className={css.message}>{notice.message}</span>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      actions={actions}
    >
      {isDraft && original ? <OriginalRule>{original}</OriginalRule> : undefined}
    </Dialog>
  )
}
