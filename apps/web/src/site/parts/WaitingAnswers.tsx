import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import type { AnswersState } from '../practice/answerQueue'
import { usePracticeText } from '../text/practice'

/** Tells how many answers are on this device only; nothing without one. */
export const WaitingAnswers = ({ state }: { state: AnswersState }) => {
  const text = usePracticeText()
  return (
    <>
      <Waiting {...state} />
      {state.parked > 0 && <Alert tone="warning">{text.parked(state.parked)}</Alert>}
    </>
  )
}

const Waiting = ({ waiting, isSending, isLoginNeeded }: AnswersState) => {
  const text = usePracticeText()
  if (waiting === 0 || isSending) return null
  if (!isLoginNeeded) return <Alert>{text.waiting(waiting)}</Alert>
  return (
    <Alert tone="warning" role="status" action={<ButtonLink href="/login">{text.login}</ButtonLink>}>
      {text.loginNeeded(waiting)}
    </Alert>
  )
}
