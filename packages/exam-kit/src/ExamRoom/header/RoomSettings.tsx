import { useState, type ReactNode } from 'react'
import { IconButton } from '@naru/ui/IconButton'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Sheet } from '@naru/ui/Sheet'
import { KeyHelp } from '../../KeyHelp'
import { useExamSession } from '../../react'
import { useExamText } from '../../text'
import { TextSizeControl } from '../../TextSize'
import * as css from '../ExamRoom.css'
import type { PreferenceProps } from '../preferences'
import type { SessionProps } from '../question/RoomQuestion'
import { selectKeys } from '../selectors'

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
export function RoomSettings({
  session,
  preferences,
  onPreferencesChange,
  isRunning,
  isWide,
  setting,
}: RoomSettingsProps) {
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
