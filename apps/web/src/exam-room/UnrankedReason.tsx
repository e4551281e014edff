import { useExamSession } from '@naru/exam-kit/react'
import type { ExamSession } from '@naru/exam-kit/session'
import { Badge } from '@naru/ui/Badge'
import { useSharedText } from '../shared/text'

/** Why the saved attempt is on no leaderboard; nothing if it is on one. */
export const UnrankedReason = ({ session }: { session: ExamSession }) => {
  const { unranked } = useSharedText()
  const status = useExamSession(session, (snapshot) => snapshot.resultStatus)
  const reason = status?.kind === 'saved' ? status.unrankedReason : undefined
  const sentence = Object.entries(unranked).find(([code]) => code === reason)?.[1]
  return sentence === undefined ? null : (
    <span>
      <Badge>{sentence}</Badge>
    </span>
  )
}
