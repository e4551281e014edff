import { useCallback, useRef, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Sheet } from '@naru/ui/Sheet'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import { RoomControls } from './RoomControls'
import { RoomClock } from './RoomHeader'
import { RoomNavigator } from './RoomNavigator'
import type { SessionProps } from './RoomQuestion'

/** Props of {@link RoomBar}. */
export interface RoomBarProps extends SessionProps {
  /** Sends the focus to the question; called when one was chosen in the navigator's sheet and the sheet is gone. */
  onChosen: () => void
}

/** The bar at the foot of small screens: clock, navigator, Previous and Next within reach of the thumb. */
export function RoomBar({ session, onChosen }: RoomBarProps) {
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
    <div className={css.bar}>
      <RoomClock session={session} isPlain />
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
