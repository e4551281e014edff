import { useRef, useState, type ReactNode } from 'react'
import { useExamSession } from '../react'
import type { ExamSession } from '../session'
import * as css from './ExamRoom.css'
import { NoQuestions } from './NoQuestions'
import { RoomBar } from './RoomBar'
import { RoomControls } from './RoomControls'
import { RoomDialogs } from './RoomDialogs'
import { RoomHeader } from './RoomHeader'
import { RoomNavigator } from './RoomNavigator'
import { RoomQuestion } from './RoomQuestion'
import { RoomResults } from './RoomResults'
import { useRoomSize } from './useRoomSize'

/** Places of the room that the page may fill. */
export interface ExamRoomSlots {
  /** End of the header: the choice of text size, a way to hide the clock. */
  headerEnd?: ReactNode
  /** Between header and question: a banner, such as one about being offline. */
  banner?: ReactNode
  /** Below the review. */
  resultsEnd?: ReactNode
}

/** Props of {@link ExamRoom}. */
export interface ExamRoomProps {
  /** The exam. The room does not begin or end it: whoever made it sends `begin` and disposes of it. */
  session: ExamSession
  /** Title of the room. Default: the exam's topic. */
  title?: string
  /** Duration in words. Default: the exam's. */
  duration?: string
  /** Length in seconds of the clip that the sound channel holds; null while it is not known. Without it no line shows how far a clip has come. */
  clipSeconds?: (() => number | null) | undefined
  /** Name of the candidate for the printed review. Default: none. */
  candidate?: string | undefined
  /** Date and time for the printed review, already formatted for the reader. */
  printedOn: string
  /** Prints the page. Without it there is no Print button. */
  onPrint?: (() => void) | undefined
  /** Called when the candidate presses 'Back to Exams'. */
  onBackToExams: () => void
  /** Additions of the page. */
  slots?: ExamRoomSlots
}

/** The exam room: question and navigator while the exam runs, results afterwards. Give it a page of its own, without other chrome. */
export function ExamRoom({
  session,
  title,
  duration,
  clipSeconds,
  candidate,
  printedOn,
  onPrint,
  onBackToExams,
  slots = {},
}: ExamRoomProps) {
  const definition = useExamSession(session, (snapshot) => snapshot.definition)
  const isFinished = useExamSession(session, (snapshot) => snapshot.state.phase === 'finished')
  const [wasFinished] = useState(isFinished)
  const size = useRoomSize()
  const isWide = size === 'wide'
  const question = useRef<HTMLDivElement>(null)

  if (definition.questions.length === 0) return <NoQuestions onBackToExams={onBackToExams} />

  return (
    <div className={css.room} data-size={size}>
      <RoomHeader
        session={session}
        title={title ?? definition.topic}
        duration={duration ?? definition.duration}
        hasClock={isWide}
        end={slots.headerEnd}
      />
      {slots.banner}
      {isFinished ? (
        <RoomResults
          session={session}
          topic={title ?? definition.topic}
          printedOn={printedOn}
          candidate={candidate}
          onPrint={onPrint}
          onBackToExams={onBackToExams}
          takesFocus={!wasFinished}
          end={slots.resultsEnd}
        />
      ) : (
        <>
          <div className={css.columns}>
            <div className={css.question} ref={question}>
              <RoomQuestion session={session} clipSeconds={clipSeconds} />
              {isWide && <RoomControls session={session} className={css.controls} />}
            </div>
            {isWide && (
              <aside className={css.side}>
                <RoomNavigator session={session} />
              </aside>
            )}
          </div>
          {!isWide && <RoomBar session={session} onChosen={() => question.current?.querySelector('h2')?.focus()} />}
        </>
      )}
      <RoomDialogs session={session} />
    </div>
  )
}
