import { LeaveDialog as LeaveQuestion } from '@naru/exam-kit/ExamRoom'
import { useBlocker } from '@tanstack/react-router'

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
  /** Whether leaving would lose something. */
  mustWarn: boolean
}

/** Holds back in-app navigation from a running exam until the candidate has confirmed it. */
export const LeaveDialog = ({ mustWarn }: LeaveDialogProps) => {
  const blocker = useBlocker({ shouldBlockFn: () => mustWarn, enableBeforeUnload: false, withResolver: true })
  return (
    <LeaveQuestion
      isOpen={blocker.status === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
