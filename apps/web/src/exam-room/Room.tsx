import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { useExamSession, useLeaveGuard } from '@naru/exam-kit/react'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect, useState } from 'react'
import { clipSeconds, fetchAhead, forgetAttempt, forgetClips, openPractice, rememberVolume } from '../shared/attempt'
import { usePrintMoment } from '../shared/usePrintMoment'
import { LeaveDialog } from './LeaveDialog'
import { LoginBanner } from './LoginBanner'
import type { OpenAttempt } from './openAttempt'
import { PracticeRoom } from './PracticeRoom'
import { rememberedRoom, rememberRoom } from './remembered'
import { useSendResults } from './useSendResults'

/** Props of Room. */
export interface RoomProps {
  /** The attempt, which has begun. */
  attempt: OpenAttempt
  /** Opens another page of the app. */
  openPage: (href: string) => void
}

/** The attempt for as long as it is on screen. */
export const Room = ({ attempt, openPage }: RoomProps) => {
  const { session, exam, ownerId, candidate } = attempt
  const [practice, setPractice] = useState<ExamSession>()
  const [isLeaving, setLeaving] = useState(false)
  const mustWarn = useLeaveGuard(session, isLeaving)
  const printedOn = usePrintMoment()
  useRunning(attempt)
  useSendResults(attempt)

  if (practice !== undefined) {
    return <PracticeRoom session={practice} onClose={() => setPractice(undefined)} onPractise={setPractice} />
  }
  return (
    <LeaveDialog mustWarn={mustWarn} openPage={openPage} onLeave={() => setLeaving(true)}>
      <ExamRoom
        session={session}
        clipSeconds={clipSeconds}
        candidate={candidate}
        isExtraTime={(exam.timeFactor ?? 1) > 1}
        printedOn={printedOn}
        preferences={rememberedRoom()}
        onPreferencesChange={rememberRoom}
        onPrint={() => window.print()}
        onPractise={(definition) => setPractice(openPractice(definition))}
        onBackToExams={() => openPage('/exams')}
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
    </LeaveDialog>
  )
}

/** Runs the session while its room is on screen, remembers its volume, and clears up when it is finished and saved. */
function useRunning({ session, exam, ownerId }: OpenAttempt): void {
  const volume = useExamSession(session, (snapshot) => snapshot.volume)
  const isFinished = useExamSession(session, (snapshot) => snapshot.state.phase === 'finished')
  const isSaved = useExamSession(session, (snapshot) => snapshot.resultStatus?.kind === 'saved')

  useEffect(() => {
    session.send({ type: 'begin' })
    // The first question is on screen, so that the line is free.
    fetchAhead(session, exam, ownerId)
    return () => session.dispose()
  }, [session, exam, ownerId])
  useEffect(() => rememberVolume(volume), [volume])
  useEffect(() => {
    if (isFinished) forgetClips()
  }, [isFinished])
  useEffect(() => {
    // Until then the paper stays: an exam that is finished but not yet sent must survive a reload without a network.
    if (isSaved) forgetAttempt(exam._id, ownerId)
  }, [isSaved, exam, ownerId])
}
