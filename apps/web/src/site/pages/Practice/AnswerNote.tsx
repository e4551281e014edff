import type { PracticeOutcome } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Text } from '@naru/ui/Text'
import { daysBetween, plainDay } from '../../practice/days'
import { usePracticeText, type PracticeText } from '../../text/practice'

/** Props of AnswerNote. */
export interface AnswerNoteProps {
  /** Whether the question is a card, which comes back. */
  isCard: boolean
  /** The server's outcome; undefined until it responds. */
  outcome: PracticeOutcome | undefined
  isSending: boolean
  /** The learners' day. */
  today: string
}

/** Says when a question comes back, or why that is not known. */
export const AnswerNote = ({ isCard, outcome, isSending, today }: AnswerNoteProps) => {
  const { run } = usePracticeText()
  if (outcome !== undefined && outcome.status !== 200)
    return <Alert tone="warning">{outcome.message ?? run.rejected}</Alert>
  if (!isCard) return null
  if (outcome !== undefined) return <Text tone="muted">{returnOf(run, outcome, today)}</Text>
  return <Text tone="muted">{isSending ? run.sending : run.unsent}</Text>
}

/** @returns when the question of a stored answer comes back, as a sentence; '' if the server does not say */
export function returnOf(
  run: PracticeText['run'],
  { hasLeft = false, isExtra = false, dueOn }: PracticeOutcome,
  today: string,
): string {
  if (hasLeft) return run.left
  if (isExtra) return run.extra
  if (dueOn === undefined) return ''
  const days = daysBetween(today, dueOn)
  if (days < 1) return run.comesBack(run.todayAgain)
  return run.comesBack(days === 1 ? run.tomorrow : run.on(plainDay(dueOn)))
}
