import { sendResetOtpMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Link } from '@naru/ui/Link'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { refusal, useErrors } from '@naru/app-shell/errors'
import { looksLikeEmail } from '@naru/app-shell/forms/rules'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from '../text/account'

export interface EmailStepProps {
  email: string
  onChange: (email: string) => void
  onSent: () => void
  loginHref: string
}

/** Step 1: asks for the email address and sends the code. */
export const EmailStep = ({ email, onChange, onSent, loginHref }: EmailStepProps) => {
  const t = useAccountText()
  const { formatError, formatFailure } = useErrors()
  const [isWrong, setWrong] = useState(false)
  const [failure, fail] = useState<string>()

  const send = useSingleFlightMutation({
    ...sendResetOtpMutation(api),
    onError: (thrown) => fail(formatError('sendResetOtp', thrown)),
    onSuccess: ({ success, message }) => (success ? onSent() : fail(formatFailure('sendResetOtp', refusal(message)))),
  })

  const submit = () => {
    const isEmail = looksLikeEmail(email)
    setWrong(!isEmail)
    fail(undefined)
    if (isEmail) send.mutate({ email: email.trim() })
  }

  return (
    <>
      <Form validationBehavior="aria" onSubmit={submit}>
        <TextField
          label={t('resetPassword.email')}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          errorMessage={isWrong ? t('resetPassword.errors.email') : undefined}
          value={email}
          onChange={(value) => {
            onChange(value)
            setWrong(false)
          }}
        />
        <FailureAlert failure={failure} />
        <Button variant="primary" size="large" type="submit" fullWidth isDisabled={send.isPending}>
          {send.isPending ? t('resetPassword.sending') : t('resetPassword.send')}
        </Button>
      </Form>
      <Link href={loginHref}>{t('resetPassword.backToLogin')}</Link>
    </>
  )
}
