import type { Exam } from '@naru/api'
import type { ExamSession } from '@naru/exam-kit/session'
import { useEffect, useState } from 'react'
import { openExam } from '../../exam'
import { ExamLoading } from './ExamLoading'
import { Room, type RoomProps } from './Room'

/** Props of RunningExam. */
export interface RunningExamProps extends Pick<RoomProps, 'LeaveGuard'> {
  /** The exam. */
  exam: Exam
  /** Whose progress is read and written. */
  ownerId: string
  /** The candidate's name for the printed review. */
  candidate: string | undefined
  /** The session, if it is there already. */
  session?: ExamSession | undefined
  /** Makes the session; by default on this browser's clock, store and sound. */
  openSession?: ((exam: Exam, ownerId: string) => ExamSession | Promise<ExamSession>) | undefined
}

/** Opens the exam and shows its room. What it was given first holds: the paper never changes under the candidate. */
export const RunningExam = (props: RunningExamProps) => {
  const [{ exam, ownerId, candidate, openSession = openExam, LeaveGuard }] = useState(props)
  const [session, setSession] = useState(props.session)

  useEffect(() => {
    if (props.session !== undefined) return undefined
    let isGone = false
    const open = async () => {
      const opened = await openSession(exam, ownerId)
      if (!isGone) setSession(opened)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [props.session, exam, ownerId, openSession])

  if (session === undefined) return <ExamLoading />
  const isExtraTime = (exam.timeFactor ?? 1) > 1
  return (
    <Room session={session} ownerId={ownerId} candidate={candidate} isExtraTime={isExtraTime} LeaveGuard={LeaveGuard} />
  )
}
