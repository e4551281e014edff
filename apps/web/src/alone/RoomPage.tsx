import { useEffect, useState } from 'react'
import { KeepSending } from '../app/KeepSending'
import { keepSending } from '../exam'
import { ExamLoading } from '../pages/Quiz/ExamLoading'
import { QuizPage, type OpenedExam } from '../pages/Quiz/Page'
import { QuizFrame } from '../pages/Quiz/QuizFrame'

/** Props of RoomPage. */
export interface RoomPageProps {
  /** The exam to take; undefined when none was chosen. */
  examId: string | undefined
  /** Settles when the room may be shown: with its exam, or without one where it could not be had; then the room asks for it itself. */
  entrance: Promise<OpenedExam | undefined>
  /** What `entrance` has settled with, if it has. */
  entered?: { opened: OpenedExam | undefined } | undefined
}

/** The exam room as a page that runs alone. */
export const RoomPage = ({ examId, entrance, entered }: RoomPageProps) => {
  const [entry, setEntry] = useState(entered)

  useEffect(() => {
    let isGone = false
    const enter = async () => {
      const opened = await entrance
      if (!isGone) setEntry((before) => before ?? { opened })
    }
    void enter()
    return () => {
      isGone = true
    }
  }, [entrance])

  if (entry === undefined) {
    return (
      <QuizFrame>
        <ExamLoading />
      </QuizFrame>
    )
  }
  return (
    <>
      <QuizPage examId={examId} opened={entry.opened} />
      <KeepSending begin={keepSending} />
    </>
  )
}
