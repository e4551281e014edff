import { useCallback, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Sheet } from '@naru/ui/Sheet'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import { RoomControls } from './RoomControls'
import { RoomClock } from './RoomHeader'
import { RoomNavigator } from './RoomNavigator'
import type { SessionProps } from './RoomQuestion'

/** The bar at the foot of small screens: clock, navigator, Previous and Next within reach of the thumb. */
export function RoomBar({ session }: SessionProps) {
  const text = useExamText()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])

  return (
    <div className={css.bar}>
      <RoomClock session={session} isPlain />
      <Button variant="quiet" size="small" iconStart="grid" className={css.opener} onPress={() => setIsOpen(true)}>
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
