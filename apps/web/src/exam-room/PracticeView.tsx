import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect } from 'react'
import { clipSeconds, openPractice } from '../shared/attempt'
import { rememberedPreferences, rememberPreferences } from './rememberedPreferences'
import { usePrintMoment } from '../shared/usePrintMoment'

/** Props of PracticeView. */
export interface PracticeViewProps {
  /** A session of mode 'practice'; it has not begun. */
  examSession: ExamSession
  /** Goes back to the review of the exam. */
  onClose: () => void
  /** Takes the session of another practice, of what was wrong in this one. */
  onPractise: (examSession: ExamSession) => void
}

/** A practice of single questions: on this page only, never sent and never ranked. */
export const PracticeView = ({ examSession, onClose, onPractise }: PracticeViewProps) => {
  const printedOn = usePrintMoment()
  useEffect(() => {
    examSession.send({ type: 'begin' })
    return () => examSession.dispose()
  }, [examSession])

  return (
    <ExamRoom
      key={examSession.getSnapshot().definition.id}
      session={examSession}
      clipSeconds={clipSeconds}
      printedOn={printedOn}
      preferences={rememberedPreferences()}
      onPreferencesChange={rememberPreferences}
      onPractise={(definition) => onPractise(openPractice(definition))}
      onBackToExams={onClose}
    />
  )
}
