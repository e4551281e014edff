import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import type { AnswersState } from './answerQueue'
import { usePracticeText } from '../text/practice'

/** Tells how many answers are on this device only; nothing without one. */
export const WaitingAnswers = ({ state }: { state: AnswersState }) => {
  const t = usePracticeText()
  return (
    <>
      <Waiting {...state} />
      {state.parked > 0 && <Alert tone="warning">{t('parked', { count: state.parked })}</Alert>}
    </>
  )
}

const Waiting = ({ waiting, isSending, isLoginNeeded }: AnswersState) => {
  const t = usePracticeText()
  if (waiting === 0 || isSending) return null
  if (!isLoginNeeded) return <Alert>{t('waiting', { count: waiting })}</Alert>
  return (
    <Alert tone="warning" role="status" action={<ButtonLink href="/login">{t('login')}</ButtonLink>}>
      {t('loginNeeded', { count: waiting })}
    </Alert>
  )
}
