import { Button } from '@naru/ui/Button'
import { Sheet } from '@naru/ui/Sheet'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import * as css from './ExamRoom.css'
import { RoomClock } from './header/RoomClock'
import { RoomFacts, type RoomFactsProps } from './header/RoomFacts'
import type { PreferenceProps } from './preferences'
import { RoomControls } from './question/RoomControls'
import { RoomNavigator } from './question/RoomNavigator'
import { RoomQuestion, type RoomQuestionProps, type SessionProps } from './question/RoomQuestion'
import { useQuestionKeys } from './question/useQuestionKeys'
import { RoomReview } from './results/RoomResults'
import { selectHasAnswered, selectKeys } from './selectors'
import { stuckAt } from './stuckEdge'
import type { RoomSize } from './useRoomSize'
import { KeyHelp } from '../KeyHelp'
import { useExamSession } from '../react'
import { useExamText } from '../text'

const stuckTopRef = stuckAt('top')
const stuckBottomRef = stuckAt('bottom')

interface RunningRoomProps extends Omit<RoomQuestionProps, 'hasFlagInHead'>, PreferenceProps {
  size: RoomSize
  facts: RoomBarProps['facts']
}

/** The exam room while the attempt runs: the question, and the navigator beside it or in a sheet. */
export function RunningRoom({ session, clipSeconds, size, facts, ...preferenceProps }: RunningRoomProps) {
  const question = useRef<HTMLDivElement>(null)
  useQuestionKeys(session, question)
  const focusQuestion = useCallback(() => question.current?.querySelector('h2')?.focus({ preventScroll: true }), [])
  // First focus, so that the keys work at once.
  useEffect(focusQuestion, [focusQuestion])
  const isWide = size === 'wide'

  return (
    <>
      <PrefetchReview session={session} />
      {size === 'tight' && (
        <div className={css.clockLine} ref={stuckTopRef}>
          <RoomClock session={session} isPlain {...preferenceProps} />
        </div>
      )}
      <div className={css.columns}>
        {/* A press anywhere in the question focuses it, which enables the keys. */}
        <div className={css.question} ref={question} tabIndex={-1}>
          <RoomQuestion session={session} hasFlagInHead={isWide} clipSeconds={clipSeconds} />
          {isWide && (
            <>
              <RoomControls session={session} className={css.controls} />
              <RoomKeys session={session} />
            </>
          )}
        </div>
        {isWide && (
          <aside className={css.side}>
            <RoomNavigator session={session} />
          </aside>
        )}
      </div>
      {!isWide && (
        <RoomBar
          ref={stuckBottomRef}
          session={session}
          facts={facts}
          hasClock={size === 'narrow'}
          onChosen={focusQuestion}
          {...preferenceProps}
        />
      )}
    </>
  )
}

/** Prefetches the review after the first answer. A component of its own, so that the answer renders nothing else. */
function PrefetchReview({ session }: SessionProps) {
  const hasAnswered = useExamSession(session, selectHasAnswered)
  useEffect(() => {
    if (hasAnswered) RoomReview.preload()
  }, [hasAnswered])
  return null
}

function RoomKeys({ session }: SessionProps) {
  const keys = useExamSession(session, selectKeys)
  return keys && <KeyHelp {...keys} />
}

interface RoomBarProps extends SessionProps, PreferenceProps {
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
function RoomBar({ session, onChosen, hasClock, facts, ref, ...preferenceProps }: RoomBarProps) {
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
