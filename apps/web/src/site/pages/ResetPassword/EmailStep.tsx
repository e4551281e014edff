import { sendResetOtpMutation } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Link } from '@naru/ui/Link'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { refusal, useErrors } from '../../../shared/errors'
import { validateResetEmail } from '../../forms/reset'
import { FailureAlert } from '../../parts/FailureAlert'
import { useFailure } from '../../parts/useFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useAccountText } from '../../text/account'

/** Props of EmailStep. */
export interface EmailStepProps {
  email: string
  onChange: (email: string) => void
  /** The code was sent. */
  onSent: () => void
  /** URL of /login. */
  loginHref: string
}

/** Step 1: asks for the email address and sends the code. */
export const EmailStep = ({ email, onChange, onSent, loginHref }: EmailStepProps) => {
  const { resetPassword: text } = useAccountText()
  const { formatError, formatFailure } = useErrors()
  const [error, setError] = useState<string>()
  const { failure, fail, clear } = useFailure()

  const send = useSingleFlightMutation({
    ...sendResetOtpMutation(api),
    onError: (thrown) => fail(formatError('sendResetOtp', thrown)),
    onSuccess: ({ success, message }) => (success ? onSent() : fail(formatFailure('sendResetOtp', refusal(message)))),
  })

  const submit = () => {
    const found = validateResetEmail(email)
    setError(found)
    clear()
    if (found === undefined) send.mutate({ email: email.trim() })
  }

  return (
    <>
      <Form validationBehavior="aria" onSubmit={submit}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          errorMessage={error}
          value={email}
          onChange={(value) => {
            onChange(value)
            setError(undefined)
          }}
        />
        <FailureAlert failure={failure} />
        <Button variant="primary" size="large" type="submit" fullWidth isDisabled={send.isPending}>
          {send.isPending ? text.sending : text.send}
        </Button>
      </Form>
      <Link href={loginHref}>{text.backToLogin}</Link>
    </>
  )
}
