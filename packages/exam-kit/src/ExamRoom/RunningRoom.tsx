import { useCallback, useEffect, useRef } from 'react'
import { KeyHelp } from '../KeyHelp'
import { useExamSession } from '../react'
import * as css from './ExamRoom.css'
import type { PreferenceProps } from './preferences'
import { RoomBar, type RoomBarProps } from './question/RoomBar'
import { RoomClock } from './header/RoomClock'
import { RoomControls } from './question/RoomControls'
import { RoomNavigator } from './question/RoomNavigator'
import { RoomQuestion, type RoomQuestionProps, type SessionProps } from './question/RoomQuestion'
import { RoomReview } from './results/RoomResults'
import { selectHasAnswered, selectKeys } from './selectors'
import { stuckAt } from './stuckEdge'
import { useQuestionKeys } from './question/useQuestionKeys'
import type { RoomSize } from './useRoomSize'

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
