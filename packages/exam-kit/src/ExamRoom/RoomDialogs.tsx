import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { unansweredIndex } from '../engine'
import { useExamSession } from '../react'
import type { ExamDialog } from '../session'
import { useExamText } from '../text'
import { NoticeDialog } from './NoticeDialog'
import type { SessionProps } from './RoomQuestion'
import { selectSection, selectNextSection } from './selectors'

/** The dialogs of the running attempt. */
export function RoomDialogs({ session }: SessionProps) {
  const dialog = useExamSession(session, (snapshot) => snapshot.dialog)
  const close = () => session.send({ type: 'closeDialog' })
  return (
    <>
      <ProceedDialog session={session} isOpen={dialog === 'proceed'} onClose={close} />
      <IncompleteDialog session={session} isOpen={dialog === 'section-incomplete'} onClose={close} />
      <RestrictedDialog session={session} dialog={dialog} onClose={close} />
    </>
  )
}

interface PartProps {
  isOpen: boolean
  onClose: () => void
}

function ProceedDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const { dialogs, sectionName } = useExamText()
  const section = useExamSession(session, selectSection)
  const next = useExamSession(session, selectNextSection)
  const words =
    section && next
      ? dialogs.proceed(sectionName(section), { name: sectionName(next), hasPlayback: next.playback !== undefined })
      : dialogs.finish
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
  const { dialogs, sectionName } = useExamText()
  const section = useExamSession(session, selectSection)
  return (
    <NoticeDialog
      notice={dialogs.incomplete(section ? sectionName(section) : '')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            const { definition, state } = session.getSnapshot()
            session.send({ type: 'goTo', index: unansweredIndex(definition, state) })
          }}
        >
          {dialogs.goToGap}
        </Button>
      }
    />
  )
}

const restrictions = ['other-section', 'navigation-automatic', 'one-way'] as const satisfies readonly ExamDialog[]

function RestrictedDialog({
  session,
  dialog,
  onClose,
}: SessionProps & { dialog: ExamDialog | null; onClose: () => void }) {
  const { dialogs, sectionName } = useExamText()
  const section = useExamSession(session, selectSection)
  const reason = restrictions.find((restriction) => restriction === dialog)
  return (
    <NoticeDialog
      notice={dialogs.restricted(section ? sectionName(section) : '', reason ?? 'other-section')}
      isOpen={reason !== undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {dialogs.close}
        </Button>
      }
    />
  )
}
