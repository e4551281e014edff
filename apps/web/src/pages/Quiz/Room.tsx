import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { useExamSession, useLeaveGuard } from '@naru/exam-kit/react'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect, useState, type ComponentType } from 'react'
import { usePlace } from '../../app/place'
import { clipSeconds, forgetAttempt, forgetClips, openPractice, rememberVolume } from '../../exam'
import type { LeaveDialogProps } from './LeaveDialog'
import { LoginBanner } from './LoginBanner'
import { PracticeRoom } from './PracticeRoom'
import { rememberedRoom, rememberRoom } from './remembered'
import { usePrintMoment } from '../../parts/usePrintMoment'

/** Props of Room. */
export interface RoomProps {
  /** The exam's session; it has not begun. */
  session: ExamSession
  /** Whose exam it is. */
  ownerId: string
  /** The candidate's name for the printed review. */
  candidate: string | undefined
  /** Whether the minutes were lengthened for this candidate. */
  isExtraTime: boolean
  /** Holds back what would leave the page without unloading it; of unloading the browser warns by itself. Default: nothing does. */
  LeaveGuard?: ComponentType<LeaveDialogProps> | undefined
}

/** Begins (or goes on with) the exam for as long as it is on screen. */
export const Room = ({ session, ownerId, candidate, isExtraTime, LeaveGuard }: RoomProps) => {
  const { go } = usePlace()
  const [practice, setPractice] = useState<ExamSession>()
  const mustWarn = useLeaveGuard(session)
  const printedOn = usePrintMoment()
  useRunning(session, ownerId)

  if (practice !== undefined) {
    return <PracticeRoom session={practice} onClose={() => setPractice(undefined)} onPractise={setPractice} />
  }
  return (
    <>
      <ExamRoom
        session={session}
        clipSeconds={clipSeconds}
        candidate={candidate}
        isExtraTime={isExtraTime}
        printedOn={printedOn}
        preferences={rememberedRoom()}
        onPreferencesChange={rememberRoom}
        onPrint={() => window.print()}
        onPractise={(definition) => setPractice(openPractice(definition))}
        onBackToExams={() => go('/exams')}
        slots={{
          banner: (
            <LoginBanner
              ownerId={ownerId}
              candidate={candidate}
              onLoggedIn={() => session.send({ type: 'retrySave' })}
            />
          ),
        }}
      />
      {LeaveGuard && <LeaveGuard mustWarn={mustWarn} />}
    </>
  )
}

/** Runs the session while its room is on screen, remembers its volume, and clears up when it is finished and saved. */
function useRunning(session: ExamSession, ownerId: string): void {
  const volume = useExamSession(session, (snapshot) => snapshot.volume)
  const examId = useExamSession(session, (snapshot) => snapshot.definition.id)
  const isFinished = useExamSession(session, (snapshot) => snapshot.state.phase === 'finished')
  const isSaved = useExamSession(session, (snapshot) => snapshot.resultStatus?.kind === 'saved')

  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])
  useEffect(() => rememberVolume(volume), [volume])
  useEffect(() => {
    if (isFinished) forgetClips()
  }, [isFinished])
  useEffect(() => {
    // Until then the paper stays: an exam that is finished but not yet sent must survive a reload without a network.
    if (isSaved) forgetAttempt(examId, ownerId)
  }, [isSaved, examId, ownerId])
}
