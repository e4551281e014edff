import type { Exam } from '@naru/api'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { useLeaveGuard } from '@naru/exam-kit/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clipSeconds, createBrowserExamSession } from '../../exam'
import { LeaveDialog } from './LeaveDialog'
import { usePrintMoment } from './usePrintMoment'

/** Props of RunningExam. */
export interface RunningExamProps {
  /** The exam. */
  exam: Exam
  /** Whose progress is read and written. */
  ownerId: string
  /** The candidate's name for the printed review. */
  candidate: string | undefined
  /** Makes the session; by default on this browser's clock, store and sound. */
  openSession?: typeof createBrowserExamSession | undefined
}

/** Begins (or goes on with) the exam for as long as it is on screen. What it was given first holds: the paper never changes under the candidate. */
export const RunningExam = ({ exam, ownerId, candidate, openSession = createBrowserExamSession }: RunningExamProps) => {
  const router = useRouter()
  const [session] = useState(() => openSession(exam, ownerId))
  const mustWarn = useLeaveGuard(session)
  const printedOn = usePrintMoment()

  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])

  return (
    <>
      <ExamRoom
        session={session}
        clipSeconds={clipSeconds}
        candidate={candidate}
        printedOn={printedOn}
        onPrint={() => window.print()}
        onBackToExams={() => void router.navigate({ to: '/exams' })}
      />
      <LeaveDialog mustWarn={mustWarn} />
    </>
  )
}
