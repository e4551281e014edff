import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect } from 'react'
import { clipSeconds, openPractice } from '../shared/attempt'
import { rememberedRoom, rememberRoom } from './remembered'
import { usePrintMoment } from '../shared/usePrintMoment'

/** Props of PracticeRoom. */
export interface PracticeRoomProps {
  /** A session of mode 'practice'; it has not begun. */
  session: ExamSession
  /** Goes back to the review of the exam. */
  onClose: () => void
  /** Takes the session of another practice, of what was wrong in this one. */
  onPractise: (session: ExamSession) => void
}

/** A practice of single questions: on this page only, never sent and never ranked. */
export const PracticeRoom = ({ session, onClose, onPractise }: PracticeRoomProps) => {
  const printedOn = usePrintMoment()
  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])

  return (
    <ExamRoom
      key={session.getSnapshot().definition.id}
      session={session}
      clipSeconds={clipSeconds}
      printedOn={printedOn}
      preferences={rememberedRoom()}
      onPreferencesChange={rememberRoom}
      onPractise={(definition) => onPractise(openPractice(definition))}
      onBackToExams={onClose}
    />
  )
}
