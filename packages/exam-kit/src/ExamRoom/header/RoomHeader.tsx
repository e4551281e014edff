import { WholeNames, contentLanguage } from '@naru/ui/language'
import type { ReactNode, Ref } from 'react'
import { PhaseProgress } from '../../PhaseProgress'
import { useExamSession } from '../../react'
import { useExamText } from '../../text'
import { TextSizeControl } from '../../TextSize'
import * as css from '../ExamRoom.css'
import type { PreferenceProps } from '../preferences'
import { RoomClock } from './RoomClock'
import { RoomFacts } from './RoomFacts'
import type { SessionProps } from '../question/RoomQuestion'
import { RoomSettings } from './RoomSettings'
import { SaveState } from './SaveState'
import { selectPhase } from '../selectors'

interface RoomHeaderProps extends SessionProps, PreferenceProps {
  title: string
  duration: string
  /** Whether the header contains the clock and the text size. */
  isWide: boolean
  /** Whether the attempt runs on this page: shows progress, clock and settings. */
  isRunning: boolean
  isExtraTime: boolean
  setting?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The header: title and save state, on wide screens duration, clock and text size; the progress of the section is its lower line. */
export function RoomHeader({
  session,
  title,
  duration,
  isWide,
  isRunning,
  isExtraTime,
  setting,
  ref,
  ...preferenceProps
}: RoomHeaderProps) {
  const { preferences, onPreferencesChange } = preferenceProps
  return (
    <header className={css.header} ref={ref}>
      <h1 className={css.title} {...contentLanguage(title)}>
        <WholeNames>{title}</WholeNames>
      </h1>
      <RoomFacts duration={duration} isExtraTime={isExtraTime} className={css.headFacts} />
      {isRunning && isWide && <RoomClock session={session} {...preferenceProps} />}
      <SaveState session={session} />
      {isRunning && isWide && (
        <TextSizeControl value={preferences.textSize} onChange={(textSize) => onPreferencesChange({ textSize })} />
      )}
      {(setting !== undefined || (isRunning && !isWide)) && (
        // The key closes open settings at the end of the exam, which has a dialog of its own.
        <RoomSettings
          key={String(isRunning)}
          session={session}
          isRunning={isRunning}
          isWide={isWide}
          setting={setting}
          {...preferenceProps}
        />
      )}
      {isRunning && <RoomPhase session={session} hasBoat={isWide} />}
    </header>
  )
}

function RoomPhase({ session, hasBoat }: SessionProps & { hasBoat: boolean }) {
  const t = useExamText()
  const progress = useExamSession(session, selectPhase)
  return (
    progress && (
      <div className={css.phase}>
        <PhaseProgress {...progress} section={t('sectionName', { title: progress.section.title })} hasBoat={hasBoat} />
      </div>
    )
  )
}
