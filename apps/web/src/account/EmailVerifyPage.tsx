import { isUnsupported } from '@naru/api'
import { resendVerificationMutation, verifyAccountMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { refusal, useErrors } from '@naru/app-shell/errors'
import { AuthLayout } from './AuthLayout'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { replaceToast } from '@naru/app-shell/replaceToast'
import { storedUserId, withReturn } from '@naru/app-shell/authSession'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from './text/account'

/** Asks for the code from the mail; success opens /. */
export const EmailVerifyPage = () => {
  const t = useAccountText()
  const { formatError, formatFailure } = useErrors()
  const router = useRouter()
  const [otp, setOtp] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** In the form, and as a toast. Screen readers announce the toast. */
  const fail = (sentence: string) => {
    setFailure(sentence)
    replaceToast('error', sentence)
  }
  const verify = useSingleFlightMutation({
    ...verifyAccountMutation(api),
    onError: (thrown) => fail(formatError('verifyEmail', thrown)),
    onSuccess: async ({ success, message }) => {
      if (!success) return fail(formatFailure('verifyEmail', refusal(message)))
      replaceToast('success', t('emailVerify.done'))
      await router.navigate({ to: '/' })
    },
  })
  const resend = useSingleFlightMutation({
    ...resendVerificationMutation(api),
    // Without this extension, Resend shows no message.
    onError: (thrown) => {
      if (!isUnsupported(thrown)) toast.error(formatError('resendVerification', thrown))
    },
    onSuccess: ({ success, message }) => {
      if (success) {
        toast.success(t('emailVerify.resent'), {
          actionLabel: t('emailVerify.enterCode'),
          onPress: () => void router.navigate({ to: '/email-verify' }),
        })
      } else toast.error(formatFailure('resendVerification', refusal(message)))
    },
  })

  const submit = () => {
    const userId = storedUserId() ?? ''
    setUnknown(userId === '')
    if (userId === '') return fail(t('emailVerify.unknownUser'))
    setFailure(undefined)
    verify.mutate({ userId, otp: otp.trim() })
  }

  return (
    <AuthLayout scene="welcome">
      <PageHead tab={t('emailVerify.title')} title={t('emailVerify.heading')} lead={t('emailVerify.lead')} />
      <Form onSubmit={submit}>
        <TextField
          label={t('emailVerify.otp')}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={otp}
          onChange={setOtp}
        />
        {failure !== undefined && (
          <Alert
            tone="danger"
            role="none"
            action={isUnknown && <Link href={withReturn('/login', '/email-verify')}>{t('emailVerify.login')}</Link>}
          >
            {failure}
          </Alert>
        )}
        <Button variant="primary" size="large" type="submit" fullWidth isDisabled={verify.isPending}>
          {verify.isPending ? t('emailVerify.submitting') : t('emailVerify.submit')}
        </Button>
      </Form>
      <Inline>
        <Text as="span" tone="muted">
          {t('emailVerify.notReceived')}
        </Text>
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            resend.mutate()
            void router.navigate({ to: '/' })
          }}
        >
          {t('emailVerify.resend')}
        </Button>
      </Inline>
    </AuthLayout>
  )
}
