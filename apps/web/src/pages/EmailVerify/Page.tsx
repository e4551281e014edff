import { resendVerificationMutation, verifyAccountMutation } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../app/api'
import { useTitle } from '../../app/useTitle'
import { catalogue, refusal, wordError } from '../../errors'
import { validateVerification } from '../../forms/verify'
import { AuthLayout } from '../../parts/AuthLayout'
import { PageHead } from '../../parts/PageHead'
import { storedUserId } from '../../session'
import { useText } from '../../text'

/** The code from the mail; success goes to /. */
export const EmailVerifyPage = () => {
  const { emailVerify: text } = useText()
  const router = useRouter()
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  useTitle(text.title)

  const fail = (sentence: string) => {
    setError(sentence)
    toast.error(sentence)
  }
  const verify = useMutation({
    ...verifyAccountMutation(api),
    onMutate: () => setError(undefined),
    onError: (failure) => fail(wordError('verifyEmail', failure)),
    onSuccess: ({ success, message }) => {
      if (!success) return fail(catalogue.verifyEmail(refusal(message)))
      toast.success(text.done)
      void router.navigate({ to: '/' })
    },
  })
  const resend = useMutation({
    ...resendVerificationMutation(api),
    onSuccess: ({ success }) => {
      if (success) toast.success(text.resent)
    },
  })

  const submit = () => {
    const userId = storedUserId()
    const missing = validateVerification(userId)
    if (missing !== undefined) return fail(missing)
    verify.mutate({ userId: userId ?? '', otp: otp.trim() })
  }

  return (
    <AuthLayout scene="welcome">
      <PageHead title={text.heading} lead={text.lead} />
      {error !== undefined && (
        <Alert tone="danger" role="none">
          {error}
        </Alert>
      )}
      <Form onSubmit={() => !verify.isPending && submit()}>
        <Stack gap={16}>
          <TextField
            label={text.otp}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
            value={otp}
            onChange={setOtp}
          />
          <Button variant="primary" size="large" type="submit" fullWidth isDisabled={verify.isPending}>
            {verify.isPending ? text.submitting : text.submit}
          </Button>
        </Stack>
      </Form>
      <Inline>
        <Text as="span" tone="muted">
          {text.notReceived}
        </Text>
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            resend.mutate()
            void router.navigate({ to: '/' })
          }}
        >
          {text.resend}
        </Button>
      </Inline>
    </AuthLayout>
  )
}
