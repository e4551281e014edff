import { sendResetOtpMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { withReturn } from '@naru/app-shell/authSession'
import { useErrors } from '@naru/app-shell/errors'
import { looksLikeEmail } from '@naru/app-shell/forms/rules'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSecondsUntil } from '@naru/app-shell/time'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { OtpField } from '@naru/ui/OtpField'
import { TextField } from '@naru/ui/TextField'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AuthLayout } from '../AuthLayout'
import { PasswordStep } from './PasswordStep'
import * as css from './ResetPassword.css'
import { isWholeCode, otpLength } from './reset'
import { useAccountText } from '../text/account'
import { useTime } from '../../routerContext'

/** Milliseconds before another code can be requested. */
const resendLockMs = 60_000
/** Milliseconds for which the success is shown before /login opens. */
const redirectDelayMs = 2000

export interface ResetPasswordPageProps {
  /** The path to open after logging in with the new password. */
  returnTo: string
}

type Step = 'email' | 'code' | 'password' | 'done'

/** Resets the password in three steps: email address, code from the mail, password. Success opens /login. */
export const ResetPasswordPage = ({ returnTo }: ResetPasswordPageProps) => {
  const t = useAccountText()
  const router = useRouter()
  const time = useTime()
  const [step, setStep] = useState<Step>('email')
  const [email, setEmail] = useState('')
  const [otp, setOtp] = useState('')
  const [lockedUntil, setLockedUntil] = useState(0)
  const { notice, showNotice } = useNotice()
  const loginHref = withReturn('/login', returnTo)
  const address = email.trim()

  useEffect(
    () => (step === 'done' ? time.after(redirectDelayMs, () => void router.navigate({ href: loginHref })) : undefined),
    [step, time, router, loginHref],
  )

  const content = useRef<HTMLDivElement>(null)
  const [openings, setOpenings] = useState(0)
  // The route does not change, so each step moves the focus itself.
  useEffect(() => {
    if (openings > 0) content.current?.querySelector<HTMLElement>('input:not([hidden]), a')?.focus()
  }, [openings])
  const open = (next: Step) => {
    setStep(next)
    setOpenings((before) => before + 1)
  }
  const openCode = () => {
    setOtp('')
    open('code')
  }
  const sent = () => {
    setLockedUntil(time.now() + resendLockMs)
    openCode()
  }

  const heads: Record<Step, { title: string; lead?: string }> = {
    email: { title: t('resetPassword.heading'), lead: t('resetPassword.lead') },
    code: { title: t('resetPassword.codeHeading'), lead: t('resetPassword.codeLead', { email: address }) },
    password: { title: t('resetPassword.passwordHeading'), lead: t('resetPassword.passwordLead', { email: address }) },
    done: { title: t('resetPassword.passwordHeading') },
  }

  return (
    <AuthLayout scene="welcome">
      <PageHead tab {...heads[step]} />
      <div ref={content} className={css.step}>
        {step === 'email' && (
          <EmailStep
            email={email}
            onChange={setEmail}
            onSent={() => {
              sent()
              showNotice(t('resetPassword.otpSent'), 'success')
            }}
            loginHref={loginHref}
          />
        )}
        {step === 'code' && (
          <CodeStep
            email={address}
            otp={otp}
            onChange={setOtp}
            onEntered={() => {
              open('password')
              showNotice(t('resetPassword.otpVerified'), 'success')
            }}
            onResent={() => {
              sent()
              showNotice(t('resetPassword.otpResent'), 'resend')
            }}
            onBack={() => open('email')}
            lockedUntil={lockedUntil}
          />
        )}
        {step === 'password' && (
          <PasswordStep email={address} otp={otp} onReset={() => open('done')} onBack={openCode} />
        )}
        {step === 'done' && (
          <>
            <Alert tone="success">{t('resetPassword.done')}</Alert>
            <Link href={loginHref}>{t('resetPassword.backToLogin')}</Link>
          </>
        )}
      </div>
      <div className={css.notice} role="status">
        {notice !== undefined && step !== 'done' && (
          <Alert tone="success" role="none">
            {notice}
          </Alert>
        )}
      </div>
    </AuthLayout>
  )
}

/** Milliseconds for which a notice is shown on the page. */
const noticeMs = { success: 1500, resend: 5000 } as const

interface Notice {
  notice: string | undefined
  /** Shows a message on the page. @param kind decides how long it is shown */
  showNotice: (sentence: string, kind: keyof typeof noticeMs) => void
}

function useNotice(): Notice {
  const time = useTime()
  const [shown, setShown] = useState<{ sentence: string; stays: number }>()
  useEffect(() => (shown === undefined ? undefined : time.after(shown.stays, () => setShown(undefined))), [shown, time])
  return {
    notice: shown?.sentence,
    showNotice: (sentence, kind) => setShown({ sentence, stays: noticeMs[kind] }),
  }
}

interface EmailStepProps {
  email: string
  onChange: (email: string) => void
  onSent: () => void
  loginHref: string
}

/** Step 1: asks for the email address and sends the code. */
const EmailStep = ({ email, onChange, onSent, loginHref }: EmailStepProps) => {
  const t = useAccountText()
  const { failureOf } = useErrors()
  const [isWrong, setWrong] = useState(false)
  const send = useSingleFlightMutation({
    ...sendResetOtpMutation(api),
    onSuccess: ({ success }) => success && onSent(),
  })

  const submit = () => {
    const isEmail = looksLikeEmail(email)
    setWrong(!isEmail)
    send.reset()
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
        <FailureAlert failure={failureOf('sendResetOtp', send)} />
        <Button variant="primary" size="large" type="submit" fullWidth isDisabled={send.isPending}>
          {send.isPending ? t('resetPassword.sending') : t('resetPassword.send')}
        </Button>
      </Form>
      <Link href={loginHref}>{t('resetPassword.backToLogin')}</Link>
    </>
  )
}

/** Milliseconds between the sixth digit and the next step. */
const advanceDelayMs = 500

interface CodeStepProps {
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
const CodeStep = ({ email, otp, onChange, onEntered, onResent, onBack, lockedUntil }: CodeStepProps) => {
  const time = useTime()
  const t = useAccountText()
  const { failureOf } = useErrors()
  const resend = useSingleFlightMutation({
    ...sendResetOtpMutation(api),
    onSuccess: ({ success }) => success && onResent(),
  })

  const advance = useEffectEvent(onEntered)
  const isReady = isWholeCode(otp) && !resend.isPending
  useEffect(() => (isReady ? time.after(advanceDelayMs, () => advance()) : undefined), [isReady, time])

  return (
    <>
      <OtpField label={t('resetPassword.code')} length={otpLength} value={otp} onChange={onChange} />
      <FailureAlert failure={failureOf('resendResetOtp', resend)} />
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
