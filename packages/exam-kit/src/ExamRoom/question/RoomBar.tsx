import { useCallback, useRef, useState, type Ref } from 'react'
import { Button } from '@naru/ui/Button'
import { Sheet } from '@naru/ui/Sheet'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'
import type { PreferenceProps } from '../preferences'
import { RoomClock } from '../header/RoomClock'
import { RoomFacts, type RoomFactsProps } from '../header/RoomFacts'
import { RoomControls } from './RoomControls'
import { RoomNavigator } from './RoomNavigator'
import type { SessionProps } from './RoomQuestion'

export interface RoomBarProps extends SessionProps, PreferenceProps {
  /** Shown in the sheet where the header has no room for them. */
  facts: Omit<RoomFactsProps, 'className'>
  /** Whether the bar contains the clock. */
  hasClock: boolean
  /** Ref of the bar's element. */
  ref?: Ref<HTMLDivElement>
  /** Called after a question was chosen in the navigator's sheet and the sheet has closed: move the focus to the question. */
  onChosen: () => void
}

/** The bottom bar of small screens: clock, navigator, Previous and Next. */
export function RoomBar({ session, onChosen, hasClock, facts, ref, ...preferenceProps }: RoomBarProps) {
  const t = useExamText()
  const [isOpen, setIsOpen] = useState(false)
  const wasChosen = useRef(false)
  const close = useCallback(() => {
    wasChosen.current = true
    setIsOpen(false)
  }, [])
  // A closing sheet restores the focus to its opener; after a choice it moves on to the question.
  const passFocusOn = () => {
    if (!wasChosen.current) return
    wasChosen.current = false
    onChosen()
  }

  return (
    <div className={css.bar} data-bar="" ref={ref}>
      {hasClock && <RoomClock session={session} isPlain {...preferenceProps} />}
      <Button
        variant="quiet"
        size="small"
        iconStart="grid"
        className={css.opener}
        onPress={() => setIsOpen(true)}
        onFocus={passFocusOn}
      >
        {t('navigation.openNavigator')}
      </Button>
      <RoomControls session={session} className={css.barControls} isCompact />
      <Sheet title={t('navigator.title')} isOpen={isOpen} onOpenChange={setIsOpen} side="bottom">
        <div className={css.sheet}>
          <RoomFacts {...facts} className={css.sheetFacts} />
          <RoomNavigator session={session} onSelected={close} isUntitled />
        </div>
      </Sheet>
    </div>
  )
}
