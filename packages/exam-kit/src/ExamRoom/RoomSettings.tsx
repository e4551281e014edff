import { useState, type ReactNode } from 'react'
import { IconButton } from '@naru/ui/IconButton'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Sheet } from '@naru/ui/Sheet'
import { KeyHelp } from '../KeyHelp'
import { useExamSession } from '../react'
import { useExamText } from '../text'
import { TextSizeControl } from '../TextSize'
import * as css from './ExamRoom.css'
import type { PreferenceProps } from './preferences'
import type { SessionProps } from './RoomQuestion'
import { selectKeys } from './selectors'

/** Its code is loaded when the settings are about to open. */
const ClockChoice = lazyComponent(async () => (await import('./ClockChoice')).ClockChoice)

/** Props of {@link RoomSettings}. */
export interface RoomSettingsProps extends SessionProps, PreferenceProps {
  /** A setting of the page, below the text size. */
  setting?: ReactNode
}

/** Text size, clock and keys behind one button, for small screens. */
export function RoomSettings({ session, preferences, onPreferencesChange, setting }: RoomSettingsProps) {
  const text = useExamText()
  const [isOpen, setIsOpen] = useState(false)
  const keys = useExamSession(session, selectKeys)
  return (
    <>
      <IconButton
        label={text.settings.open}
        icon="settings"
        onFocus={ClockChoice.preload}
        onPressStart={ClockChoice.preload}
        onPress={() => setIsOpen(true)}
      />
      <Sheet title={text.settings.title} isOpen={isOpen} onOpenChange={setIsOpen} side="bottom">
        <div className={css.settings}>
          <div className={css.setting}>
            <span aria-hidden="true">{text.textSize.label}</span>
            <TextSizeControl value={preferences.textSize} onChange={(textSize) => onPreferencesChange({ textSize })} />
          </div>
          {setting}
          <ClockChoice
            load={isOpen}
            isHidden={preferences.isClockHidden}
            onChange={(isClockHidden) => onPreferencesChange({ isClockHidden })}
          />
          {keys && <KeyHelp {...keys} />}
        </div>
      </Sheet>
    </>
  )
}
