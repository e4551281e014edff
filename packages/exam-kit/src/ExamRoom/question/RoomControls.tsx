import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import { useExamSession } from '../../react'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'
import type { SessionProps } from './RoomQuestion'
import { selectNext, selectNextSection, selectPrevious, selectSection } from '../selectors'

interface RoomControlsProps extends SessionProps {
  className: string
  /** For the bar: Previous is an arrow, Next has none. @default false */
  isCompact?: boolean
}

/** Previous and Next. Renders nothing in a section with playback, where navigation is automatic; a one-way section has no Previous. */
export function RoomControls({ session, className, isCompact = false }: RoomControlsProps) {
  const section = useExamSession(session, selectSection)
  if (!section || section.playback) return null
  return (
    <div className={className}>
      {section.navigation === 'free' && <Previous session={session} isCompact={isCompact} />}
      <Next session={session} isCompact={isCompact} />
    </div>
  )
}

interface StepProps extends SessionProps {
  isCompact: boolean
}

function Previous({ session, isCompact }: StepProps) {
  const t = useExamText()
  const canGoBack = useExamSession(session, selectPrevious)
  const props = { isDisabled: !canGoBack, onPress: () => void session.send({ type: 'previous' }) }
  return isCompact ? (
    <IconButton label={t('navigation.previous')} icon="arrowLeft" variant="secondary" {...props} />
  ) : (
    <Button iconStart="arrowLeft" {...props}>
      {t('navigation.previous')}
    </Button>
  )
}

function Next({ session, isCompact }: StepProps) {
  const t = useExamText()
  const { isComplete, canGoOn } = useExamSession(session, selectNext)
  const following = useExamSession(session, selectNextSection)
  const done = following
    ? t('navigation.proceed', { section: t('sectionName', { title: following.title }) })
    : t('navigation.finish')
  return (
    <Button
      variant="primary"
      className={isCompact ? css.barNext : undefined}
      iconEnd={isCompact ? undefined : 'arrowRight'}
      isDisabled={!canGoOn}
      onPress={() => session.send({ type: 'next' })}
    >
      {isComplete ? done : t('navigation.next')}
    </Button>
  )
}
