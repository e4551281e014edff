import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { sectionQuestions, unansweredReadingIndex } from '../engine'
import { useExamSession } from '../react'
import type { ExamDialog } from '../session'
import { useExamText, type NoticeText } from '../text'
import { NoticeDialog } from './NoticeDialog'
import type { SessionProps } from './RoomQuestion'

/** The dialogs of the running attempt. */
export function RoomDialogs({ session }: SessionProps) {
  const dialog = useExamSession(session, (snapshot) => snapshot.dialog)
  const close = () => session.send({ type: 'closeDialog' })
  return (
    <>
      <ProceedDialog session={session} isOpen={dialog === 'proceed-to-listening'} onClose={close} />
      <IncompleteDialog session={session} isOpen={dialog === 'reading-incomplete'} onClose={close} />
      <RestrictedDialog dialog={dialog} onClose={close} />
    </>
  )
}

interface PartProps {
  isOpen: boolean
  onClose: () => void
}

function ProceedDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const { dialogs } = useExamText()
  const hasListening = useExamSession(session, ({ definition }) => sectionQuestions(definition, 'listening').length > 0)
  const words = hasListening ? dialogs.proceed : dialogs.finish
  return (
    <Dialog
      title={words.title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={() => session.send({ type: 'proceed' })}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {words.message}
    </Dialog>
  )
}

function IncompleteDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const { dialogs } = useExamText()
  return (
    <NoticeDialog
      notice={dialogs.incomplete}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            const { definition, state } = session.getSnapshot()
            session.send({ type: 'goTo', index: unansweredReadingIndex(definition, state) })
          }}
        >
          {dialogs.incomplete.goToGap}
        </Button>
      }
    />
  )
}

function RestrictedDialog({ dialog, onClose }: { dialog: ExamDialog | null; onClose: () => void }) {
  const { dialogs } = useExamText()
  const notices: Partial<Record<ExamDialog, NoticeText>> = {
    'reading-only': dialogs.restrictedReading,
    'listening-automatic': dialogs.restrictedListening,
  }
  const notice = dialog === null ? undefined : notices[dialog]
  return (
    <NoticeDialog
      notice={notice ?? dialogs.restrictedReading}
      isOpen={notice !== undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {dialogs.close}
        </Button>
      }
    />
  )
}
