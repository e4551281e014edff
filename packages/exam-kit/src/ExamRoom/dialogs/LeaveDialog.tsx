import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { useRulesText } from '../../text/exam'
import { OriginalRule, useDraftRules } from './OriginalRule'

export interface LeaveDialogProps {
  /** Whether the candidate is leaving with unsent answers. */
  isOpen: boolean
  /** Called when the candidate confirms. */
  onLeave: () => void
  /** Called when the candidate cancels. */
  onStay: () => void
}

/** Confirms leaving an unfinished attempt. `useLeaveGuard` returns whether it is needed. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const t = useRulesText()
  const isDraft = useDraftRules()
  return (
    <Dialog
      role="alertdialog"
      title={t('leave.title')}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger" onPress={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.message')}
      {isDraft && <OriginalRule>{(english) => english('leave.message')}</OriginalRule>}
    </Dialog>
  )
}
