import { Badge } from '@naru/ui/Badge'
import { useExamText } from '../../text'
import * as css from '../ExamRoom.css'

export interface RoomFactsProps {
  /** Duration in words. */
  duration: string
  /** Whether the candidate has extra time. */
  isExtraTime: boolean
  /** Layout class. */
  className: string
}

export function RoomFacts({ duration, isExtraTime, className }: RoomFactsProps) {
  const t = useExamText()
  return (
    <div className={className}>
      <p className={css.duration}>{t('room.duration', { duration })}</p>
      {isExtraTime && <Badge tone="info">{t('results.extraTime')}</Badge>}
    </div>
  )
}
