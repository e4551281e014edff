import type { ReactNode } from 'react'
import { Dialog } from '@naru/ui/Dialog'
import type { NoticeText, RulesText } from '../text'
import * as css from './NoticeDialog.css'
import { OriginalRule, useDraftRules } from './OriginalRule'

/** Props of {@link NoticeDialog}. */
export interface NoticeDialogProps {
  /** Title and message. */
  notice: NoticeText
  /** The notice in English, if it is a rule. */
  original?: (english: RulesText) => NoticeText
  /** Whether it is open. */
  isOpen: boolean
  /** Called when the candidate closes it. */
  onClose: () => void
  /** Its buttons. */
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
      onOpenChange={(open) => !open && onClose()}
      actions={actions}
    >
      {isDraft && original ? <OriginalRule>{(english) => original(english).message}</OriginalRule> : undefined}
    </Dialog>
  )
}
