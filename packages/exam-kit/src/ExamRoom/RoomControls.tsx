import { Button } from '@naru/ui/Button'
import { useExamSession } from '../react'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import type { SessionProps } from './RoomQuestion'
import { selectControls } from './selectors'

/** Props of {@link RoomControls}. */
export interface RoomControlsProps extends SessionProps {
  /** How the two buttons are laid out. */
  className: string
  /** Whether the arrows are left out for want of room. Default false. */
  isCompact?: boolean
}

/** Previous and Next of the reading section; nothing in listening, where the exam moves on by itself. */
export function RoomControls({ session, className, isCompact = false }: RoomControlsProps) {
  const text = useExamText()
  const controls = useExamSession(session, selectControls)
  if (!controls) return null
  const { face, canGoBack, canGoOn } = controls

  return (
    <div className={className}>
      <Button
        iconStart={isCompact ? undefined : 'arrowLeft'}
        isDisabled={!canGoBack}
        onPress={() => session.send({ type: 'previous' })}
      >
        {text.navigation.previous}
      </Button>
      <Button
        variant="primary"
        className={isCompact ? css.grows : undefined}
        iconEnd={isCompact ? undefined : 'arrowRight'}
        isDisabled={!canGoOn}
        onPress={() => session.send({ type: 'next' })}
      >
        {text.navigation[face]}
      </Button>
    </div>
  )
}
