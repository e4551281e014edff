import { logIn, type LoginRequest } from '@naru/api'
import { loginMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { PasswordField } from '@naru/ui/PasswordField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { useOpenPage } from '../frame/useOpenPage'
import { AuthLayout } from './AuthLayout'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { withNobodyPresent } from '@naru/app-shell/attempt/presentUser'
import { useAuthSession, useAuthState, withReturn } from '@naru/app-shell/authSession'
import { rememberEmail, rememberedEmail } from '@naru/app-shell/state/rememberedEmail'
import './newAccount'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useSharedText } from '@naru/app-shell/text'
import * as css from './Login.css'

export interface LoginPageProps {
  /** The path to open after login. */
  returnTo: string
}

const noChanges = () => () => undefined

/** Login by email and password; success opens `returnTo`. */
export const LoginPage = ({ returnTo }: LoginPageProps) => {
  const t = useSharedText()
  const { failureOf } = useErrors()
  const openPage = useOpenPage()
  const authSession = useAuthSession()
  // The prerendered page has no remembered email.
  const remembered = useSyncExternalStore(noChanges, rememberedEmail, () => '')
  const router = useRouter()
  const newAccount = useSyncExternalStore(
    noChanges,
    () => router.latestLocation.state.newAccount,
    () => undefined,
  )
  const [typed, setEmail] = useState<string>()
  const email = typed ?? newAccount?.email ?? remembered
  const [password, setPassword] = useState('')
  const [isChecked, setRemembered] = useState<boolean>()
  const isRemembered = isChecked ?? remembered !== ''
  // Nor does it know where to return to. It has the notice in any case: one that came with hydration would move the
  // form under a finger.
  const isPrerendered = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  )
  const isReturning = isPrerendered || returnTo !== '/'

  const login = useSingleFlightMutation({
    ...loginMutation(api),
    mutationFn: (body: LoginRequest) => withNobodyPresent(() => logIn(api, body)),
    onSuccess: async ({ success }) => {
      if (!success) return
      rememberEmail(isRemembered ? email.trim() : undefined)
      await authSession.refresh()
      // Stays pending until the page unmounts; otherwise a press would log in again.
      await openPage(returnTo)
    },
  })
  const { status } = useAuthState()
  const isLearner = status === 'loggedIn' && login.isIdle
  useEffect(() => {
    // The route redirects: the prerendered page did not know the session yet.
    if (isLearner) void router.invalidate()
  }, [isLearner, router])
  const error = failureOf('login', login)

  return (
    <AuthLayout scene="welcome">
      <PageHead tab={t('login.title')} title={t('login.heading')} lead={t('login.welcome')} />
      {newAccount !== undefined && error === undefined && (
        <Alert tone="success" title={t('login.accountReady')}>
          {newAccount.isCodeMailed && t('login.codeMailed', { email: newAccount.email })}
        </Alert>
      )}
      {isReturning && newAccount === undefined && error === undefined && (
        <div className={isPrerendered ? css.ifReturning : undefined}>
          <Alert tone="info">{t('login.returning')}</Alert>
        </div>
      )}
      <Form onSubmit={() => login.mutate({ email: email.trim(), password })}>
        <Stack gap={16}>
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            isRequired
            value={email}
            onChange={setEmail}
          />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            isRequired
            value={password}
            onChange={setPassword}
          />
          <Inline justify="between">
            <Checkbox isSelected={isRemembered} onChange={setRemembered}>
              {t('login.remember')}
            </Checkbox>
            <Link href={withReturn('/reset-password', returnTo)}>{t('login.forgot')}</Link>
          </Inline>
          {error !== undefined && <Alert tone="danger">{error}</Alert>}
          <Button variant="primary" size="large" type="submit" fullWidth isDisabled={login.isPending}>
            {login.isPending ? t('login.submitting') : t('login.submit')}
          </Button>
        </Stack>
      </Form>
      <Text tone="muted">
        {t('login.noAccount')} <Link href={withReturn('/signup', returnTo)}>{t('login.signup')}</Link>
      </Text>
    </AuthLayout>
  )
}
