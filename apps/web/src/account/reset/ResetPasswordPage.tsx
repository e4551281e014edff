import { Alert } from '@naru/ui/Alert'
import { Link } from '@naru/ui/Link'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { AuthLayout } from '../AuthLayout'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { withReturn } from '@naru/app-shell/authSession'
import { useAccountText } from '../text/account'
import { useTime } from '../../routerContext'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
import * as css from './ResetPassword.css'
import { PasswordStep } from './PasswordStep'
import { useNotice } from './useNotice'

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
  useTitle(heads[step].title)

  return (
    <AuthLayout scene="welcome">
      <PageHead {...heads[step]} />
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
