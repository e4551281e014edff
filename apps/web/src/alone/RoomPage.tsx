import { useEffect, useState } from 'react'
import { KeepSending } from '../app/KeepSending'
import { useSessionActions } from '../session/context'
import { withReturn } from '../session/returnTo'
import { ExamLoading } from '../pages/Quiz/ExamLoading'
import { QuizPage } from '../pages/Quiz/Page'
import { QuizFrame } from '../pages/Quiz/QuizFrame'

/** Props of RoomPage. */
export interface RoomPageProps {
  /** The exam to take; undefined when none was chosen. */
  examId: string | undefined
}

/** The exam room as a page that runs alone: for logged-in learners; anybody else is sent to /login, and back afterwards. */
export const RoomPage = ({ examId }: RoomPageProps) => {
  const session = useSessionActions()
  const [isLetIn, setLetIn] = useState(false)

  useEffect(() => {
    const enter = async () => {
      const { status } = await session.check()
      const { pathname, search } = window.location
      if (status === 'loggedOut') window.location.replace(withReturn('/login', pathname + search))
      else setLetIn(true)
    }
    void enter()
  }, [session])

  if (!isLetIn) {
    return (
      <QuizFrame>
        <ExamLoading />
      </QuizFrame>
    )
  }
  return (
    <>
      <QuizPage examId={examId} />
      <KeepSending />
    </>
  )
}
