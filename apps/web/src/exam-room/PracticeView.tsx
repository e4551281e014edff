import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect } from 'react'
import { clipSeconds, openPractice } from '../shared/attempt'
import { rememberedPreferences, rememberPreferences } from './rememberedPreferences'
import { RoomLanguageSlot } from './RoomLanguageSlot'
import { usePrintMoment } from '../shared/usePrintMoment'

/** Props of PracticeView. */
export interface PracticeViewProps {
  /** A session of mode 'practice', not started. */
  examSession: ExamSession
  /** Returns to the review of the exam. */
  onClose: () => void
  /** Receives the session of a further practice, of the questions answered wrong in this one. */
  onPractise: (examSession: ExamSession) => void
}

/** A practice of single questions: neither stored, sent nor ranked. */
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
      slots={{ setting: <RoomLanguageSlot /> }}
    />
  )
}
