import { useCallback, useRef, useState, type Ref } from 'react'
import { Button } from '@naru/ui/Button'
import { Sheet } from '@naru/ui/Sheet'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import type { PreferenceProps } from './preferences'
import { RoomClock } from './RoomClock'
import { RoomControls } from './RoomControls'
import { RoomNavigator } from './RoomNavigator'
import type { SessionProps } from './RoomQuestion'

/** Props of {@link RoomBar}. */
export interface RoomBarProps extends SessionProps, PreferenceProps {
  /** Whether the clock is in the bar; else it has a line of its own. */
  hasClock: boolean
  /** The bar itself. */
  ref?: Ref<HTMLDivElement>
  /** Sends the focus to the question; called when one was chosen in the navigator's sheet and the sheet is gone. */
  onChosen: () => void
}

/** The bar at the foot of small screens: clock, navigator, Previous and Next within reach of the thumb. */
export function RoomBar({ session, onChosen, hasClock, ref, ...preferenceProps }: RoomBarProps) {
  const text = useExamText()
  const [isOpen, setIsOpen] = useState(false)
  const wasChosen = useRef(false)
  const close = useCallback(() => {
    wasChosen.current = true
    setIsOpen(false)
  }, [])
  // A sheet that closes gives the focus back to its opener; after a choice it belongs to the question.
  const passFocusOn = () => {
    if (!wasChosen.current) return
    wasChosen.current = false
    onChosen()
  }

  return (
    <div className={css.bar} ref={ref}>
      {hasClock && <RoomClock session={session} isPlain {...preferenceProps} />}
      <Button
        variant="quiet"
        size="small"
        iconStart="grid"
        className={css.opener}
        onPress={() => setIsOpen(true)}
        onFocus={passFocusOn}
      >
        {text.navigation.openNavigator}
      </Button>
      <RoomControls session={session} className={css.barControls} isCompact />
      <Sheet title={text.navigator.title} isOpen={isOpen} onOpenChange={setIsOpen} side="bottom">
        <div className={css.sheet}>
          <RoomNavigator session={session} onSelected={close} isUntitled />
        </div>
      </Sheet>
    </div>
  )
}
