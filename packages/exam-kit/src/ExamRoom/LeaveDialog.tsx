import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { useExamText } from '../text'

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  /** Whether the candidate is on the way out with answers that are not sent. */
  isOpen: boolean
  /** Called when the candidate leaves all the same. */
  onLeave: () => void
  /** Called when the candidate stays. */
  onStay: () => void
}

/** Asks before an unfinished exam is left. Whether it must ask is what `useLeaveGuard` says. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const { leave } = useExamText().dialogs
  return (
    <Dialog
      role="alertdialog"
      title={leave.title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      actions={
        <>
          <Button variant="danger" onPress={onLeave}>
            {leave.leave}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {leave.stay}
          </Button>
        </>
      }
    >
      {leave.message}
    </Dialog>
  )
}
