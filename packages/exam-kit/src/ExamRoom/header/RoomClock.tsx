import { IconButton } from '@naru/ui/IconButton'
import { ExamTimer } from '../../ExamTimer/ExamTimer'
import { useExamSession } from '../../react'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'
import type { PreferenceProps } from '../preferences'
import type { SessionProps } from '../question/RoomQuestion'
import { selectClock } from '../selectors'

/** A hidden clock is shown again from this time left on, in seconds. */
const alwaysShownSeconds = 300

interface RoomClockProps extends SessionProps, PreferenceProps {
  /** Without frame and button, for narrow bars. @default false */
  isPlain?: boolean
}

/** The clock of the current section, which the candidate can hide until the last five minutes. Renders nothing after the finish. */
export function RoomClock({ session, preferences, onPreferencesChange, isPlain = false }: RoomClockProps) {
  const t = useExamText()
  const clock = useExamSession(session, selectClock)
  if (!clock) return null
  const canHide = clock.secondsRemaining > alwaysShownSeconds
  const isHidden = preferences.isClockHidden && canHide

  return (
    <div className={css.clock}>
      <ExamTimer
        section={t('sectionName', { title: clock.section.title })}
        secondsRemaining={clock.secondsRemaining}
        isPlain={isPlain}
        isHidden={isHidden}
      />
      {!isPlain && canHide && (
        <IconButton
          label={isHidden ? t('timer.show') : t('timer.hide')}
          icon={isHidden ? 'eye' : 'eyeOff'}
          size="small"
          onPress={() => onPreferencesChange({ isClockHidden: !isHidden })}
        />
      )}
    </div>
  )
}
