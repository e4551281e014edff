import { sendResetOtpMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { OtpField } from '@naru/ui/OtpField'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { refusal, useErrors } from '@naru/app-shell/errors'
import { isWholeCode, otpLength } from './reset'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from '../text/account'
import { useTime } from '../../routerContext'
import { useSecondsUntil } from '@naru/app-shell/time'
import * as css from './ResetPassword.css'

/** Milliseconds between the sixth digit and the next step. */
const advanceDelayMs = 500

export interface CodeStepProps {
  email: string
  otp: string
  onChange: (otp: string) => void
  /** Six digits were entered. */
  onEntered: () => void
  /** Another code was sent; the previous one is invalid. */
  onResent: () => void
  onBack: () => void
  /** When another code can be requested, as of `time.now()`. */
  lockedUntil: number
}

/** Step 2: asks for the code, and resends it on request. */
export const CodeStep = ({ email, otp, onChange, onEntered, onResent, onBack, lockedUntil }: CodeStepProps) => {
  const time = useTime()
  const t = useAccountText()
  const { formatError, formatFailure } = useErrors()
  const [failure, fail] = useState<string>()

  const resend = useSingleFlightMutation({
    ...sendResetOtpMutation(api),
    onMutate: () => fail(undefined),
    onError: (thrown) => fail(formatError('resendResetOtp', thrown)),
    onSuccess: ({ success, message }) =>
      success ? onResent() : fail(formatFailure('resendResetOtp', refusal(message))),
  })

  const advance = useEffectEvent(onEntered)
  const isReady = isWholeCode(otp) && !resend.isPending
  useEffect(() => (isReady ? time.after(advanceDelayMs, () => advance()) : undefined), [isReady, time])

  return (
    <>
      <OtpField label={t('resetPassword.code')} length={otpLength} value={otp} onChange={onChange} />
      <FailureAlert failure={failure} />
      <Inline justify="between" gap={4} className={css.ways}>
        <Resend
          key={lockedUntil}
          lockedUntil={lockedUntil}
          isBusy={resend.isPending}
          onPress={() => resend.mutate({ email })}
        />
        <Button variant="quiet" onPress={onBack}>
          {t('resetPassword.backToEmail')}
        </Button>
      </Inline>
    </>
  )
}

interface ResendProps {
  lockedUntil: number
  isBusy: boolean
  onPress: () => void
}

const Resend = ({ lockedUntil, isBusy, onPress }: ResendProps) => {
  const t = useAccountText()
  const seconds = useSecondsUntil(lockedUntil, useTime())
  return (
    <Button variant="quiet" isDisabled={isBusy || seconds > 0} onPress={onPress}>
      {seconds > 0 ? t('resetPassword.resendIn', { seconds }) : t('resetPassword.resend')}
    </Button>
  )
}
