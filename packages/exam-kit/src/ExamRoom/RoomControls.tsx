import { Button } from '@naru/ui/Button'
import { useExamSession } from '../react'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import type { SessionProps } from './RoomQuestion'
import { selectNext, selectPrevious } from './selectors'

/** Props of {@link RoomControls}. */
export interface RoomControlsProps extends SessionProps {
  /** Layout class of the two buttons. */
  className: string
  /** Without arrows. Default false. */
  isCompact?: boolean
}

/** Previous and Next of the reading section. Renders nothing in listening, where navigation is automatic. */
export function RoomControls({ session, className, isCompact = false }: RoomControlsProps) {
  const isReading = useExamSession(session, ({ state }) => state.phase === 'reading')
  if (!isReading) return null
  return (
    <div className={className}>
      <Previous session={session} isCompact={isCompact} />
      <Next session={session} isCompact={isCompact} />
    </div>
  )
}

interface StepProps extends SessionProps {
  isCompact: boolean
}

function Previous({ session, isCompact }: StepProps) {
  const { navigation } = useExamText()
  const canGoBack = useExamSession(session, selectPrevious)
  return (
    <Button
      iconStart={isCompact ? undefined : 'arrowLeft'}
      isDisabled={!canGoBack}
      onPress={() => session.send({ type: 'previous' })}
    >
      {navigation.previous}
    </Button>
  )
}

function Next({ session, isCompact }: StepProps) {
  const { navigation } = useExamText()
  const { face, canGoOn } = useExamSession(session, selectNext)
  return (
    <Button
      variant="primary"
      className={isCompact ? css.grows : undefined}
      iconEnd={isCompact ? undefined : 'arrowRight'}
      isDisabled={!canGoOn}
      onPress={() => session.send({ type: 'next' })}
    >
      {navigation[face]}
    </Button>
  )
}
