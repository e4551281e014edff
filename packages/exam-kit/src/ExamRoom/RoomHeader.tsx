import type { ReactNode } from 'react'
import { Icon, type IconName } from '@naru/ui/Icon'
import { sectionProgress } from '../engine'
import { ExamTimer } from '../ExamTimer'
import { PhaseProgress } from '../PhaseProgress'
import { useExamSession } from '../react'
import type { ExamSnapshot } from '../session'
import { contentLanguage, useExamText, type ExamText } from '../text'
import * as css from './ExamRoom.css'
import type { SessionProps } from './RoomQuestion'

/** Props of {@link RoomHeader}. */
export interface RoomHeaderProps extends SessionProps {
  /** Title of the exam. */
  title: string
  /** Duration in words. */
  duration: string
  /** Whether the clock stands here. */
  hasClock: boolean
  /** What stands at the end. */
  end?: ReactNode
}

/** What exam it is, how far the section has come, the clock, and whether the answers are safe. */
export function RoomHeader({ session, title, duration, hasClock, end }: RoomHeaderProps) {
  const text = useExamText()
  return (
    <header className={css.header}>
      <div className={css.titles}>
        <h1 className={css.title} {...contentLanguage(title)}>
          {title}
        </h1>
        <p className={css.duration}>{text.room.duration(duration)}</p>
      </div>
      <RoomPhase session={session} />
      {hasClock && <RoomClock session={session} />}
      <SaveState session={session} />
      {end}
    </header>
  )
}

function selectPhase({ definition, state }: ExamSnapshot) {
  return state.phase === 'finished'
    ? null
    : { section: state.phase, ...sectionProgress(definition, state, state.phase) }
}

function selectClock({ state, secondsLeft }: ExamSnapshot) {
  return state.phase === 'finished' ? null : { section: state.phase, secondsRemaining: secondsLeft }
}

function RoomPhase({ session }: SessionProps) {
  const progress = useExamSession(session, selectPhase)
  return (
    progress && (
      <div className={css.phase}>
        <PhaseProgress {...progress} />
      </div>
    )
  )
}

/** The clock of the running section; nothing once the exam is finished. */
export function RoomClock({ session, isPlain = false }: SessionProps & { isPlain?: boolean }) {
  const clock = useExamSession(session, selectClock)
  return clock && <ExamTimer {...clock} isPlain={isPlain} />
}

type SaveStateName = keyof ExamText['saveState']

const saveIcons: Record<SaveStateName, IconName> = {
  saved: 'check',
  notKept: 'warning',
  sending: 'upload',
  sent: 'check',
  failed: 'offline',
}

function SaveState({ session }: SessionProps) {
  const text = useExamText()
  const name = useExamSession(session, saveStateOf)
  const isTrouble = name === 'notKept' || name === 'failed'
  return (
    <p className={isTrouble ? `${css.saveState} ${css.saveTrouble}` : css.saveState} role="status">
      <Icon name={saveIcons[name]} />
      {text.saveState[name]}
    </p>
  )
}

function saveStateOf({ resultStatus, isStorePersistent }: ExamSnapshot): SaveStateName {
  switch (resultStatus?.kind) {
    case 'sending':
      return 'sending'
    case 'saved':
      return 'sent'
    case 'failed':
    case 'parked':
      return 'failed'
    case undefined:
      return isStorePersistent ? 'saved' : 'notKept'
  }
}
