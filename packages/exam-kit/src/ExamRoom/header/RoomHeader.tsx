import { Icon, type IconName } from '@naru/ui/Icon'
import { IconButton } from '@naru/ui/IconButton'
import { Sheet } from '@naru/ui/Sheet'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { contentLanguage, WholeNames } from '@naru/ui/language'
import { type ReactNode, type Ref, useState } from 'react'
import * as space from '../../AudioPlayer/reserved.css'
import * as css from '../ExamRoom.css'
import { RoomClock } from './RoomClock'
import { RoomFacts } from './RoomFacts'
import type { PreferenceProps } from '../preferences'
import type { SessionProps } from '../question/RoomQuestion'
import { selectKeys, selectPhase } from '../selectors'
import { KeyHelp } from '../../KeyHelp'
import { PhaseProgress } from '../../PhaseProgress/PhaseProgress'
import { TextSizeControl } from '../../TextSize/TextSizeControl'
import { useExamSession } from '../../react'
import type { ExamSnapshot } from '../../session'
import { useExamText } from '../../text'

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

/** Its code is loaded when the settings are about to open. */
const ClockChoice = lazyComponent(async () => (await import('./ClockChoice')).ClockChoice)

interface RoomSettingsProps extends SessionProps, PreferenceProps {
  /** Whether the attempt runs on this page: adds clock and keys. */
  isRunning: boolean
  isWide: boolean
  /** A setting of the page, below the text size. */
  setting?: ReactNode
}

/** Text size, clock, keys and a setting of the page behind one button. */
function RoomSettings({ session, preferences, onPreferencesChange, isRunning, isWide, setting }: RoomSettingsProps) {
  const t = useExamText()
  const [isOpen, setIsOpen] = useState(false)
  const keys = useExamSession(session, selectKeys)
  return (
    <>
      <IconButton
        label={t('settings')}
        icon="settings"
        className={css.settingsButton}
        onFocus={ClockChoice.preload}
        onPointerDown={ClockChoice.preload}
        onPress={() => setIsOpen(true)}
      />
      <Sheet title={t('settings')} isOpen={isOpen} onOpenChange={setIsOpen} side={isWide ? 'end' : 'bottom'}>
        <div className={css.settings}>
          <div className={css.setting}>
            <span aria-hidden="true">{t('textSize.label')}</span>
            <TextSizeControl value={preferences.textSize} onChange={(textSize) => onPreferencesChange({ textSize })} />
          </div>
          {setting}
          {isRunning && (
            <ClockChoice
              load={isOpen}
              isHidden={preferences.isClockHidden}
              onChange={(isClockHidden) => onPreferencesChange({ isClockHidden })}
            />
          )}
          {isRunning && keys && <KeyHelp {...keys} />}
        </div>
      </Sheet>
    </>
  )
}

const icons = {
  device: 'check',
  saved: 'success',
  offline: 'offline',
  memory: 'warning',
  sending: 'upload',
  sent: 'success',
  failed: 'offline',
  preview: 'info',
} as const satisfies Record<string, IconName>

type Name = keyof typeof icons

const troubles: readonly Name[] = ['offline', 'memory', 'failed']

/** The save state as text. Not a live region: {@link RoomAnnouncer} announces a worse state. */
function SaveState({ session }: SessionProps) {
  const t = useExamText()
  const name = useExamSession(session, saveStateOf)
  return (
    <p className={troubles.includes(name) ? `${css.saveState} ${css.saveTrouble}` : css.saveState}>
      <Icon name={icons[name]} />
      <span className={space.reserved} data-longest={t('saveState.offline')}>
        <span className={space.content}>{t(`saveState.${name}`)}</span>
      </span>
    </p>
  )
}

function saveStateOf({ resultStatus, saveState, mode }: ExamSnapshot): Name {
  if (mode === 'preview') return 'preview'
  switch (resultStatus?.kind) {
    case 'sending':
      return 'sending'
    case 'saved':
      return 'sent'
    case 'failed':
      return 'offline'
    case 'parked':
      return 'failed'
    case undefined:
      return saveState
  }
}
