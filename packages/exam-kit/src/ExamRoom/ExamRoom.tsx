import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useState, type ReactNode } from 'react'
import { useExamSession } from '../react'
import type { ExamSession } from '../session'
import { textSize } from '../TextSize/scale.css'
import * as css from './ExamRoom.css'
import { defaultRoomPreferences, type RoomPreferences } from './preferences'
import { RoomAnnouncer } from './RoomAnnouncer'
import { RoomDialogs } from './dialogs/RoomDialogs'
import { RoomElsewhere } from './RoomElsewhere'
import { RoomHeader } from './header/RoomHeader'
import { RoomNotices } from './header/RoomNotices'
import { RoomResults } from './results/RoomResults'
import { RunningRoom } from './RunningRoom'
import { stuckAt } from './stuckEdge'
import { useRoomSize } from './useRoomSize'

const stuckTopRef = stuckAt('top')

/** Loaded on demand: nearly every exam has questions. */
const NoQuestions = lazyComponent(async () => (await import('./dialogs/NoQuestions')).NoQuestions)

/** Slots of the exam room that the page can fill. */
export interface ExamRoomSlots {
  /** A setting of the page, such as the language. It is in the settings. */
  setting?: ReactNode
  /** Between header and question: a banner, such as one about being offline. */
  banner?: ReactNode
  /** Below the status of the result. */
  resultsNote?: ReactNode
  /** Below the review. */
  resultsEnd?: ReactNode
}

export interface ExamRoomProps {
  /** The attempt. Its creator sends `begin` and disposes of it. */
  session: ExamSession
  /** Title. @default the exam's topic */
  title?: string
  /** Duration in words. @default the exam's */
  duration?: string
  /** The length of the loaded clip in seconds; null while it is unknown. Without it the player shows no progress. */
  clipSeconds?: (() => number | null) | undefined
  /** Name of the candidate for the printed review. @default none */
  candidate?: string | undefined
  /** Whether this candidate has extra time, which is shown. @default false */
  isExtraTime?: boolean | undefined
  /** Date and time for the printed review, already formatted for the reader. */
  printedOn: string
  /** Prints the page. Without it there is no Print button. */
  onPrint?: (() => void) | undefined
  /** Where a learner trains with the recording of a question of a saved attempt. @default nowhere */
  trainingHref?: ((attemptId: string, questionId: string) => string) | undefined
  /** Called when the candidate presses 'Back to Exams'. */
  onBackToExams: () => void
  /** Initial text size and clock visibility; later changes are ignored. @default A, and a visible clock */
  preferences?: Partial<RoomPreferences> | undefined
  /** Called with all preferences after each change, to store them. */
  onPreferencesChange?: ((preferences: RoomPreferences) => void) | undefined
  /** Content of the page. */
  slots?: ExamRoomSlots
}

/** The exam room: question and navigator while the attempt runs, results afterwards. Use it on a page without other navigation. */
export function ExamRoom({
  session,
  title,
  duration,
  clipSeconds,
  candidate,
  isExtraTime = false,
  printedOn,
  onPrint,
  trainingHref,
  onBackToExams,
  preferences: initialPreferences,
  onPreferencesChange,
  slots = {},
}: ExamRoomProps) {
  const definition = useExamSession(session, (snapshot) => snapshot.definition)
  const isFinished = useExamSession(session, (snapshot) => snapshot.state.phase === 'finished')
  const hasAttempt = useExamSession(session, (snapshot) => snapshot.state.startedAt !== null)
  const access = useExamSession(session, (snapshot) => snapshot.access)
  const [wasFinished] = useState(isFinished)
  const [preferences, setPreferences] = useState<RoomPreferences>({ ...defaultRoomPreferences, ...initialPreferences })
  const size = useRoomSize()
  const changePreferences = (change: Partial<RoomPreferences>) => {
    const next = { ...preferences, ...change }
    setPreferences(next)
    onPreferencesChange?.(next)
  }

  if (definition.questions.length === 0) {
    return <NoQuestions load hasAttempt={hasAttempt} onBackToExams={onBackToExams} />
  }

  const preferenceProps = { preferences, onPreferencesChange: changePreferences }
  const topic = title ?? definition.topic
  const facts = { duration: duration ?? definition.duration, isExtraTime }
  return (
    <div className={`${css.room} ${textSize[preferences.textSize]}`} data-size={size}>
      <RoomHeader
        ref={size === 'wide' ? stuckTopRef : null}
        session={session}
        title={topic}
        {...facts}
        isWide={size === 'wide'}
        isRunning={!isFinished && access === 'writer'}
        setting={slots.setting}
        {...preferenceProps}
      />
      {slots.banner !== undefined && <div className={css.notices}>{slots.banner}</div>}
      {/* Hidden while the lock is requested: the header grows afterwards and would push the notices down. */}
      {(isFinished || access !== 'checking') && <RoomNotices session={session} />}
      {isFinished ? (
        <RoomResults
          session={session}
          topic={topic}
          printedOn={printedOn}
          candidate={candidate}
          isExtraTime={isExtraTime}
          onPrint={onPrint}
          trainingHref={trainingHref}
          onBackToExams={onBackToExams}
          takesFocus={!wasFinished}
          note={slots.resultsNote}
          end={slots.resultsEnd}
        />
      ) : access === 'writer' ? (
        <RunningRoom session={session} clipSeconds={clipSeconds} size={size} facts={facts} {...preferenceProps} />
      ) : (
        <RoomElsewhere session={session} access={access} />
      )}
      <RoomDialogs session={session} />
      <RoomAnnouncer session={session} />
    </div>
  )
}
