import { resetPasswordMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { PasswordField } from '@naru/ui/PasswordField'
import { api } from '@naru/app-shell/api'
import { toFailure, useErrors } from '@naru/app-shell/errors'
import { validateNewPassword, type NewPasswordField } from './reset'
import { useForm } from '@naru/app-shell/forms/useForm'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from '../text/account'

export interface PasswordStepProps {
  email: string
  otp: string
  /** The new password is set. */
  onReset: () => void
  /** The code was rejected; the visitor wants to enter another. */
  onBack: () => void
}

/** Step 3: asks for the new password twice, and sends it with the code. */
export const PasswordStep = ({ email, otp, onReset, onBack }: PasswordStepProps) => {
  const t = useAccountText()
  const { failureOf } = useErrors()
  const { values, errors, isValid, ...form } = useForm({ password: '', confirmation: '' }, (typed) =>
    validateNewPassword(typed.password, typed.confirmation),
  )
  const reset = useSingleFlightMutation({
    ...resetPasswordMutation(api),
    onSuccess: ({ success }) => success && onReset(),
  })
  const { kind, status } = toFailure(reset.error)
  const isRejected = reset.data?.success === false || kind === 'refused' || (kind === 'http' && status < 500)

  const submit = () => {
    reset.reset()
    if (isValid()) reset.mutate({ email, otp, newPassword: values.password })
  }

  const field = (name: NewPasswordField) => ({
    ...form.field(name),
    name,
    autoComplete: 'new-password' as const,
    isRequired: true,
    errorMessage: errors[name] && t(`resetPassword.errors.${errors[name]}`),
  })

  return (
    <Form validationBehavior="aria" onSubmit={submit}>
      {/* For password managers: whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('resetPassword.newPassword')}
        description={t('resetPassword.newPasswordHint')}
      />
      <PasswordField {...field('confirmation')} label={t('resetPassword.confirmPassword')} />
      <FailureAlert
        failure={failureOf('resetPassword', reset)}
        action={
          isRejected && (
            <Button size="small" onPress={onBack}>
              {t('resetPassword.backToCode')}
            </Button>
          )
        }
      />
      <Button variant="primary" size="large" type="submit" fullWidth isDisabled={reset.isPending}>
        {reset.isPending ? t('resetPassword.resetting') : t('resetPassword.reset')}
      </Button>
    </Form>
  )
}
