import type { PracticeOutcome } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Text } from '@naru/ui/Text'
import { daysBetween } from '../days'
import { usePracticeText } from '../text/practice'
import { useDates } from '@naru/app-shell/language'

export interface AnswerNoteProps {
  /** Whether the question is a card, which comes back. */
  isCard: boolean
  /** The exam of a card. */
  topic: string | undefined
  /** The server's outcome; undefined until it responds. */
  outcome: PracticeOutcome | undefined
  isSending: boolean
  /** Whether the key of this device was corrected. */
  isCorrected: boolean
  /** The learners' day. */
  today: string
}

/** Says when a question comes back, or why that is not known, and that its key was corrected. */
export const AnswerNote = ({ isCard, topic, outcome, isSending, isCorrected, today }: AnswerNoteProps) => {
  const t = usePracticeText()
  const returnOf = useReturn(today)
  if (outcome !== undefined && outcome.status !== 200)
    return <Alert tone="warning">{outcome.message ?? t('run.rejected')}</Alert>
  if (!isCard) return null
  if (outcome !== undefined) {
    return (
      <>
        {isCorrected && <Alert>{t('run.corrected')}</Alert>}
        <Text tone="muted">{returnOf(outcome)}</Text>
        {topic !== undefined && (
          <Text tone="muted" size="sm">
            {t('run.from', { topic })}
          </Text>
        )}
      </>
    )
  }
  return <Text tone="muted">{isSending ? t('run.sending') : t('run.unsent')}</Text>
}

/** @returns a function that says when the question of a stored answer comes back; '' if the server does not say */
export function useReturn(today: string): (outcome: PracticeOutcome) => string {
  const t = usePracticeText()
  const { plainDay } = useDates()
  return ({ hasLeft = false, isExtra = false, dueOn }) => {
    if (hasLeft) return t('run.left')
    if (isExtra) return t('run.extra')
    if (dueOn === undefined) return ''
    const days = daysBetween(today, dueOn)
    if (days < 1) return t('run.comesBack.today')
    return days === 1 ? t('run.comesBack.tomorrow') : t('run.comesBack.on', { day: plainDay(dueOn) })
  }
}
