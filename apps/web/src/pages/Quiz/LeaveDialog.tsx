import { useExamText } from '@naru/exam-kit/text'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Text } from '@naru/ui/Text'
import { useBlocker } from '@tanstack/react-router'

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
  /** Whether leaving would lose something. */
  mustWarn: boolean
}

/** Holds back in-app navigation from a running exam until the candidate has confirmed it. */
export const LeaveDialog = ({ mustWarn }: LeaveDialogProps) => {
  const { leave } = useExamText().dialogs
  const blocker = useBlocker({ shouldBlockFn: () => mustWarn, enableBeforeUnload: false, withResolver: true })
  return (
    <Dialog
      title={leave.title}
      role="alertdialog"
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      actions={
        <>
          <Button variant="danger" onPress={() => blocker.proceed?.()}>
            {leave.leave}
          </Button>
          <Button variant="primary" onPress={() => blocker.reset?.()}>
            {leave.stay}
          </Button>
        </>
      }
    >
      <Text>{leave.message}</Text>
    </Dialog>
  )
}
